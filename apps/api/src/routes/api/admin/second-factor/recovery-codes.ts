import { getMe } from '../../../../domain/account/me.ts'
import { renewRecoveryCodes } from '../../../../domain/account/secondFactor.ts'
import { guarded } from '../../../../http/account.ts'
import type { Handler } from '../../../../http/handler.ts'

export const post: Handler<'adminRenewRecoveryCodes'> = async (ctx, { body }) => {
  const codes = await guarded(ctx, () => renewRecoveryCodes(ctx, body))
  return { data: { recovery_codes: codes, me: await getMe(ctx, 'admin', ctx.actor.accountId) } }
}
