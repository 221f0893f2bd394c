import { makeInvitationLink } from '../../../../../../domain/invitation/commands.ts'
import type { Handler } from '../../../../../../http/handler.ts'

export const post: Handler<'doctorMakeInvitationLink'> = async (ctx, { params }) => {
  const { url, expiresAt } = await makeInvitationLink(ctx, params.patientId)
  return { data: { url, expires_at: expiresAt.toISOString() } }
}
