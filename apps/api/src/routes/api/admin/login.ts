import type { Handler } from '../../../http/handler.ts'
import { signInRoute } from '../../../http/signIn.ts'

export const post: Handler<'authAdminLogin'> = (ctx, { body, http }) =>
  signInRoute(ctx, 'admin', body, http)
