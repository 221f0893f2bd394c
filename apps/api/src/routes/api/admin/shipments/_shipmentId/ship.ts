import { getShipment } from '../../../../../domain/shipment/list.ts'
import { shipShipment } from '../../../../../domain/shipment/ship.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'adminShipShipment'> = async (ctx, { params, body }) => {
  await shipShipment(ctx, params.shipmentId, {
    carrier: body.carrier,
    trackingNo: body.tracking_no,
  })
  return { data: await getShipment(ctx, params.shipmentId) }
}
