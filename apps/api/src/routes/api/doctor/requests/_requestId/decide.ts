import { decideRequest } from '../../../../../domain/request/decide.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'doctorDecideRequest'> = async (ctx, { params, body }) => ({
  data: await decideRequest(ctx, params.requestId, body),
})
