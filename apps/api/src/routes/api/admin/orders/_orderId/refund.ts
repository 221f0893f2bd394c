import { getOrder } from '../../../../../domain/order/getForAdmin.ts'
import { refundInput, refundOrder } from '../../../../../domain/order/refund.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'adminRefundOrder'> = async (ctx, { params, body }) => {
  await refundOrder(ctx, params.orderId, refundInput(body))
  return { data: await getOrder(ctx, params.orderId) }
}
