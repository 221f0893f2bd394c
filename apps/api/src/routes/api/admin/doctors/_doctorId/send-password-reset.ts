import { getDoctorForAdmin } from '../../../../../domain/doctor/getForAdmin.ts'
import { sendDoctorReset } from '../../../../../domain/doctor/remindForAdmin.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'adminSendDoctorReset'> = async (ctx, { params, body }) => {
  await sendDoctorReset(ctx, params.doctorId, body)
  return { data: await getDoctorForAdmin(ctx, params.doctorId) }
}
