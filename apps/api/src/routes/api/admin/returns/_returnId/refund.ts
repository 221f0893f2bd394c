import { refundReturn } from '../../../../../domain/return/refund.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'adminRefundReturn'> = async (ctx, { params, body }) => ({
  data: await refundReturn(ctx, params.returnId, body),
})
