import type { Handler } from '../../../http/handler.ts'
import { signOutRoute } from '../../../http/signIn.ts'

export const post: Handler<'authPatientLogout'> = (ctx, { http }) =>
  signOutRoute(ctx, 'patient', http)
