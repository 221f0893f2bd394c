import { getMe } from '../../../../domain/account/me.ts'
import { removeSecondFactor } from '../../../../domain/account/secondFactor.ts'
import { guarded } from '../../../../http/account.ts'
import type { Handler } from '../../../../http/handler.ts'

export const post: Handler<'adminRemoveSecondFactor'> = async (ctx, { body }) => {
  await guarded(ctx, () => removeSecondFactor(ctx, body))
  return { data: await getMe(ctx, 'admin', ctx.actor.accountId) }
}
