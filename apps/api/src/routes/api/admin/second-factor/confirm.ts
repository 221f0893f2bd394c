import { getMe } from '../../../../domain/account/me.ts'
import { confirmSecondFactor } from '../../../../domain/account/secondFactor.ts'
import { guarded } from '../../../../http/account.ts'
import type { Handler } from '../../../../http/handler.ts'

export const post: Handler<'adminConfirmSecondFactor'> = async (ctx, { body }) => {
  const codes = await guarded(ctx, () => confirmSecondFactor(ctx, body.code))
  return { data: { recovery_codes: codes, me: await getMe(ctx, 'admin', ctx.actor.accountId) } }
}
