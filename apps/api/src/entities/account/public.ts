import type { Handlers } from '../../http/handler.ts'
import { startSession } from '../../http/session.ts'
import { verifyEmailRoute } from '../../http/signedOut.ts'

export const handlers = {
  'GET /api/email/verify/{id}/{token}': (ctx, { params, http }) =>
    verifyEmailRoute(ctx, params, http),
  'GET /sanctum/csrf-cookie': async (ctx, { http }) => {
    http.setSession(http.session ?? (await startSession(ctx)))
  },
} satisfies Handlers<'public'>
