import { getShipment } from '../../../../../domain/shipment/list.ts'
import { pickShipment } from '../../../../../domain/shipment/steps.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'adminPickShipment'> = async (ctx, { params }) => {
  await pickShipment(ctx, params.shipmentId)
  return { data: await getShipment(ctx, params.shipmentId) }
}
