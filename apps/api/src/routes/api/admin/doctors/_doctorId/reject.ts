import { getDoctorForAdmin } from '../../../../../domain/doctor/getForAdmin.ts'
import { rejectDoctor } from '../../../../../domain/doctor/reject.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'adminRejectDoctor'> = async (ctx, { params, body }) => {
  await rejectDoctor(ctx, params.doctorId, body)
  return { data: await getDoctorForAdmin(ctx, params.doctorId) }
}
