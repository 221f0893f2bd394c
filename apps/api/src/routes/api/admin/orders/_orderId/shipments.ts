import { getOrder } from '../../../../../domain/order/getForAdmin.ts'
import { createShipment } from '../../../../../domain/shipment/create.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'adminCreateOrderShipment'> = async (ctx, { params, body }) => {
  await createShipment(
    ctx,
    params.orderId,
    body.lines.map(({ order_line_id, quantity }) => ({ orderLineId: order_line_id, quantity })),
    body.revision,
  )
  return { data: await getOrder(ctx, params.orderId) }
}
