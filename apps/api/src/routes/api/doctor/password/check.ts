import type { Handler } from '../../../../http/handler.ts'
import { checkResetRoute } from '../../../../http/signedOut.ts'

export const post: Handler<'authDoctorCheckReset'> = (ctx, { body }) =>
  checkResetRoute(ctx, 'doctor', body)
