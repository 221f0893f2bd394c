import type { Handler } from '../../../../http/handler.ts'
import { requestResetRoute } from '../../../../http/signedOut.ts'

export const post: Handler<'authPatientRequestReset'> = (ctx, { body }) =>
  requestResetRoute(ctx, 'patient', body)
