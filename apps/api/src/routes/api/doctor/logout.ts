import type { Handler } from '../../../http/handler.ts'
import { signOutRoute } from '../../../http/signIn.ts'

export const post: Handler<'authDoctorLogout'> = (ctx, { http }) =>
  signOutRoute(ctx, 'doctor', http)
