import type { Handler } from '../../http/handler.ts'
import { startSession } from '../../http/session.ts'

export const get: Handler<'publicCsrfCookie'> = async (ctx, { http }) => {
  http.setSession(http.session ?? (await startSession(ctx)))
  return undefined
}
