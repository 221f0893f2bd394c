import { getMe } from '../../../domain/account/me.ts'
import type { Handler } from '../../../http/handler.ts'

export const get: Handler<'adminMe'> = async (ctx) => ({
  data: await getMe(ctx, 'admin', ctx.actor.accountId),
})
