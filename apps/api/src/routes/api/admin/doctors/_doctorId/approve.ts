import { approveDoctor } from '../../../../../domain/doctor/approve.ts'
import { getDoctorForAdmin } from '../../../../../domain/doctor/getForAdmin.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'adminApproveDoctor'> = async (ctx, { params, body }) => {
  await approveDoctor(ctx, params.doctorId, body)
  return { data: await getDoctorForAdmin(ctx, params.doctorId) }
}
