import { resendInvitations } from '../../../../domain/invitation/forAdmin.ts'
import type { Handler } from '../../../../http/handler.ts'

export const post: Handler<'adminResendInvitations'> = async (ctx, { body }) => ({
  data: await resendInvitations(ctx, body.ids),
})
