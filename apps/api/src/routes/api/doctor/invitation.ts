import { invitePatient } from '../../../domain/patient/invite.ts'
import type { Handler } from '../../../http/handler.ts'

export const post: Handler<'doctorInvitePatient'> = async (ctx, { body }) => ({
  data: await invitePatient(ctx, body),
})
