import { declineRenewal } from '../../../../../domain/doctor/decideRenewal.ts'
import { getDoctorForAdmin } from '../../../../../domain/doctor/getForAdmin.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'adminDeclineRenewal'> = async (ctx, { params, body }) => {
  await declineRenewal(ctx, params.doctorId, body)
  return { data: await getDoctorForAdmin(ctx, params.doctorId) }
}
