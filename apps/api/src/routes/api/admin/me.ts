import { getMe } from '../../../domain/account/me.ts'
import { completeAdminRegistration } from '../../../domain/admin/completeRegistration.ts'
import type { Handler } from '../../../http/handler.ts'
import { limitTokens } from '../../../http/limits.ts'

export const get: Handler<'adminMe'> = async (ctx) => ({
  data: await getMe(ctx, 'admin', ctx.actor.accountId),
})

export const post: Handler<'authAdminCompleteRegistration'> = async (ctx, { body }) => {
  await limitTokens(ctx)
  return { data: await completeAdminRegistration(ctx, body) }
}
