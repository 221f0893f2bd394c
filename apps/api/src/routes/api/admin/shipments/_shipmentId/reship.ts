import { getShipment } from '../../../../../domain/shipment/list.ts'
import { reshipShipment } from '../../../../../domain/shipment/resolve.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'adminReshipShipment'> = async (ctx, { params }) => {
  await reshipShipment(ctx, params.shipmentId)
  return { data: await getShipment(ctx, params.shipmentId) }
}
