import type { Handler } from '../../../../http/handler.ts'
import { checkResetRoute } from '../../../../http/signedOut.ts'

export const post: Handler<'authPatientCheckReset'> = (ctx, { body }) =>
  checkResetRoute(ctx, 'patient', body)
