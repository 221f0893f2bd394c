import { getDoctorForAdmin } from '../../../../../domain/doctor/getForAdmin.ts'
import { requestLicenceRenewal } from '../../../../../domain/doctor/remindForAdmin.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'adminRequestLicenceRenewal'> = async (ctx, { params, body }) => {
  await requestLicenceRenewal(ctx, params.doctorId, body)
  return { data: await getDoctorForAdmin(ctx, params.doctorId) }
}
