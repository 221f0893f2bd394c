import { getDoctorForAdmin } from '../../../../../domain/doctor/getForAdmin.ts'
import { reinstateDoctor } from '../../../../../domain/doctor/suspend.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'adminReinstateDoctor'> = async (ctx, { params, body }) => {
  await reinstateDoctor(ctx, params.doctorId, body)
  return { data: await getDoctorForAdmin(ctx, params.doctorId) }
}
