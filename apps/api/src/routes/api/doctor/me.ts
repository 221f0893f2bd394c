import { getMe } from '../../../domain/account/me.ts'
import type { Handler } from '../../../http/handler.ts'

export const get: Handler<'doctorMe'> = async (ctx) => ({
  data: await getMe(ctx, 'doctor', ctx.actor.accountId),
})
