import { getOrder } from '../../../../../domain/order/getForAdmin.ts'
import { refundOrder } from '../../../../../domain/order/refund.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'adminRefundOrder'> = async (ctx, { params, body }) => {
  await refundOrder(ctx, params.orderId, {
    lines: body.lines.map(({ order_line_id, ...line }) => ({
      orderLineId: order_line_id,
      ...line,
    })),
    shippingAmount: body.shipping_amount,
    reason: body.reason,
    restock: body.restock,
    revision: body.revision,
  })
  return { data: await getOrder(ctx, params.orderId) }
}
