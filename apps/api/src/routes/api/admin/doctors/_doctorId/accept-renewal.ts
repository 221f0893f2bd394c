import { acceptRenewal } from '../../../../../domain/doctor/decideRenewal.ts'
import { getDoctorForAdmin } from '../../../../../domain/doctor/getForAdmin.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'adminAcceptRenewal'> = async (ctx, { params, body }) => {
  await acceptRenewal(ctx, params.doctorId, body)
  return { data: await getDoctorForAdmin(ctx, params.doctorId) }
}
