import { endSession } from '../../../../../domain/account/endSession.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const del: Handler<'doctorEndSession'> = async (ctx, { params }) => {
  await endSession(ctx, params.sessionId)
  return undefined
}
