import type { Handler } from '../../../../http/handler.ts'
import { requestResetRoute } from '../../../../http/signedOut.ts'

export const post: Handler<'authAdminRequestReset'> = (ctx, { body }) =>
  requestResetRoute(ctx, 'admin', body)
