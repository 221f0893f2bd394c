import { getDoctorForAdmin } from '../../../../../domain/doctor/getForAdmin.ts'
import { requestInfo } from '../../../../../domain/doctor/requestInfo.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'adminAskDoctor'> = async (ctx, { params, body }) => {
  await requestInfo(ctx, params.doctorId, body)
  return { data: await getDoctorForAdmin(ctx, params.doctorId) }
}
