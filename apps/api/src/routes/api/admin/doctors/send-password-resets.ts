import { sendDoctorResets } from '../../../../domain/doctor/remindForAdmin.ts'
import type { Handler } from '../../../../http/handler.ts'

export const post: Handler<'adminSendDoctorResets'> = async (ctx, { body }) => ({
  data: await sendDoctorResets(ctx, body.ids),
})
