import type { Handler } from '../../../http/handler.ts'
import { signOutRoute } from '../../../http/signIn.ts'

export const post: Handler<'authAdminLogout'> = (ctx, { http }) => signOutRoute(ctx, 'admin', http)
