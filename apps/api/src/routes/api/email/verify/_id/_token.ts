import type { Handler } from '../../../../../http/handler.ts'
import { verifyEmailRoute } from '../../../../../http/signedOut.ts'

export const get: Handler<'publicVerifyEmail'> = (ctx, { params, http }) =>
  verifyEmailRoute(ctx, params, http)
