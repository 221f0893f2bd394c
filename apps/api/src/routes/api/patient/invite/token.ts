import { openInvitation } from '../../../../domain/invitation/open.ts'
import type { Handler } from '../../../../http/handler.ts'
import { limitTokens } from '../../../../http/limits.ts'
import { saveSessionData } from '../../../../http/session.ts'

/** The invitation is bound to this browser's session, from which invite/login takes it. */
export const post: Handler<'authPatientOpenInvite'> = async (ctx, { body, http }) => {
  await limitTokens(ctx)
  const { invite, tokenId } = await openInvitation(ctx, body)
  if (http.session)
    await saveSessionData(ctx, http.session, tokenId ? { inviteTokenId: tokenId } : {})
  return { data: invite }
}
