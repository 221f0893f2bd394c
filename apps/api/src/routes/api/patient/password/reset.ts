import type { Handler } from '../../../../http/handler.ts'
import { resetPasswordRoute } from '../../../../http/signedOut.ts'

export const post: Handler<'authPatientResetPassword'> = (ctx, { body }) =>
  resetPasswordRoute(ctx, 'patient', body)
