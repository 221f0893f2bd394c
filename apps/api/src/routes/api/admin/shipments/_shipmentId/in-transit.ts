import { getShipment } from '../../../../../domain/shipment/list.ts'
import { handOverShipment } from '../../../../../domain/shipment/steps.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'adminMarkShipmentInTransit'> = async (ctx, { params }) => {
  await handOverShipment(ctx, params.shipmentId)
  return { data: await getShipment(ctx, params.shipmentId) }
}
