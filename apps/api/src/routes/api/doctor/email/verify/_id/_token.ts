import type { Handler } from '../../../../../../http/handler.ts'
import { verifyEmailRoute } from '../../../../../../http/signedOut.ts'

export const get: Handler<'authDoctorVerifyEmail'> = (ctx, { params, http }) =>
  verifyEmailRoute(ctx, params, http, 'doctor')
