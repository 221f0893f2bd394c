import { getDoctorForAdmin } from '../../../../../domain/doctor/getForAdmin.ts'
import { suspendDoctor } from '../../../../../domain/doctor/suspend.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'adminSuspendDoctor'> = async (ctx, { params, body }) => {
  await suspendDoctor(ctx, params.doctorId, body)
  return { data: await getDoctorForAdmin(ctx, params.doctorId) }
}
