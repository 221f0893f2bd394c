import type { Handler } from '../../../../http/handler.ts'
import { checkResetRoute } from '../../../../http/signedOut.ts'

export const post: Handler<'authAdminCheckReset'> = (ctx, { body }) =>
  checkResetRoute(ctx, 'admin', body)
