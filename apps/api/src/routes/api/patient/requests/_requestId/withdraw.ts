import { withdrawRequest } from '../../../../../domain/request/withdraw.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'patientWithdrawRequest'> = async (ctx, { params, body }) => ({
  data: await withdrawRequest(ctx, params.requestId, body.revision),
})
