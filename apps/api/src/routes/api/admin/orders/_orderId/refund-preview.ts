import { previewRefund } from '../../../../../domain/order/previewRefund.ts'
import { refundInput } from '../../../../../domain/order/refund.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'adminPreviewOrderRefund'> = async (ctx, { params, body }) => ({
  data: await previewRefund(ctx, params.orderId, refundInput({ reason: '', ...body })),
})
