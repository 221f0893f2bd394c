import { cancelOrderLines } from '../../../../../domain/order/cancelLines.ts'
import { getOrder } from '../../../../../domain/order/getForAdmin.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'adminCancelOrderLines'> = async (ctx, { params, body }) => {
  await cancelOrderLines(ctx, params.orderId, {
    lineIds: body.order_line_ids,
    reason: body.reason,
    restock: body.restock,
    expectedTotal: body.expected_total,
    revision: body.revision,
  })
  return { data: await getOrder(ctx, params.orderId) }
}
