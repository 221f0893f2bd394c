import { verifyAdminRegistration } from '../../../../domain/admin/completeRegistration.ts'
import type { Handler } from '../../../../http/handler.ts'
import { limitTokens } from '../../../../http/limits.ts'

export const post: Handler<'authAdminVerifyRegistration'> = async (ctx, { body }) => {
  await limitTokens(ctx)
  return { data: await verifyAdminRegistration(ctx, body.token) }
}
