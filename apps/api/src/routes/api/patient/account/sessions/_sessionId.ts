import { endSession } from '../../../../../domain/account/endSession.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const del: Handler<'patientEndSession'> = async (ctx, { params }) => {
  await endSession(ctx, params.sessionId)
  return undefined
}
