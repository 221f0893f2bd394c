import type { Handler } from '../../../../http/handler.ts'
import { requestResetRoute } from '../../../../http/signedOut.ts'

export const post: Handler<'authDoctorRequestReset'> = (ctx, { body }) =>
  requestResetRoute(ctx, 'doctor', body)
