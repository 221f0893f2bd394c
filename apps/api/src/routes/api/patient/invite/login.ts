import { getMe } from '../../../../domain/account/me.ts'
import { acceptInvitation } from '../../../../domain/patient/acceptInvitation.ts'
import type { Handler } from '../../../../http/handler.ts'
import { limitTokens } from '../../../../http/limits.ts'
import { saveSessionData, signIn } from '../../../../http/session.ts'

export const post: Handler<'authPatientAcceptInvite'> = async (ctx, { body, http }) => {
  await limitTokens(ctx)
  const { accountId } = await acceptInvitation(ctx, http.session?.data.inviteTokenId, body)
  if (http.session) await saveSessionData(ctx, http.session, {})
  http.setSession(await signIn(ctx, http.session, { accountId, guard: 'patient' }, false))
  return { data: await getMe(ctx, 'patient', accountId) }
}
