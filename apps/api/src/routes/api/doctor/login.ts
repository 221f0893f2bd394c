import type { Handler } from '../../../http/handler.ts'
import { signInRoute } from '../../../http/signIn.ts'

export const post: Handler<'authDoctorLogin'> = (ctx, { body, http }) =>
  signInRoute(ctx, 'doctor', body, http)
