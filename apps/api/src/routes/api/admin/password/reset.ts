import type { Handler } from '../../../../http/handler.ts'
import { resetPasswordRoute } from '../../../../http/signedOut.ts'

export const post: Handler<'authAdminResetPassword'> = (ctx, { body }) =>
  resetPasswordRoute(ctx, 'admin', body)
