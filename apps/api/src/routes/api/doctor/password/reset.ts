import type { Handler } from '../../../../http/handler.ts'
import { resetPasswordRoute } from '../../../../http/signedOut.ts'

export const post: Handler<'authDoctorResetPassword'> = (ctx, { body }) =>
  resetPasswordRoute(ctx, 'doctor', body)
