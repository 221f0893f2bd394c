import { closeDoctor } from '../../../../../domain/doctor/close.ts'
import { getDoctorForAdmin } from '../../../../../domain/doctor/getForAdmin.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'adminCloseDoctor'> = async (ctx, { params, body }) => {
  await closeDoctor(ctx, params.doctorId, body)
  return { data: await getDoctorForAdmin(ctx, params.doctorId) }
}
