import { requestReturn } from '../../../../../domain/return/request.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'patientRequestReturn'> = async (ctx, { params, body, files }) => ({
  data: await requestReturn(ctx, params.orderId, body, files),
})
