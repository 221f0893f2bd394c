import type { Handler } from '../../../http/handler.ts'
import { signInRoute } from '../../../http/signIn.ts'

export const post: Handler<'authPatientLogin'> = (ctx, { body, http }) =>
  signInRoute(ctx, 'patient', body, http)
