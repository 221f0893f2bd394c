import { getMe } from '../../../domain/account/me.ts'
import { acceptTerms } from '../../../domain/account/terms.ts'
import type { Handler } from '../../../http/handler.ts'

export const post: Handler<'patientAcceptTerms'> = async (ctx, { body }) => {
  await acceptTerms(ctx, body)
  return { data: await getMe(ctx, 'patient', ctx.actor.accountId) }
}
