import { getDoctorForAdmin } from '../../../../domain/doctor/getForAdmin.ts'
import { updateDoctorForAdmin } from '../../../../domain/doctor/updateForAdmin.ts'
import type { Handler } from '../../../../http/handler.ts'

export const get: Handler<'adminGetDoctor'> = async (ctx, { params }) => ({
  data: await getDoctorForAdmin(ctx, params.doctorId),
})

export const patch: Handler<'adminUpdateDoctor'> = async (ctx, { params, body }) => {
  await updateDoctorForAdmin(ctx, params.doctorId, body)
  return { data: await getDoctorForAdmin(ctx, params.doctorId) }
}
