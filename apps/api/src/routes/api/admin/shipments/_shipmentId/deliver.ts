import { deliverShipment } from '../../../../../domain/shipment/deliver.ts'
import { getShipment } from '../../../../../domain/shipment/list.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'adminDeliverShipment'> = async (ctx, { params, body }) => {
  await deliverShipment(
    ctx,
    params.shipmentId,
    body.delivered_at ? { deliveredAt: new Date(body.delivered_at) } : {},
  )
  return { data: await getShipment(ctx, params.shipmentId) }
}
