import { getShipment } from '../../../../../domain/shipment/list.ts'
import { cancelShipment } from '../../../../../domain/shipment/steps.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'adminCancelShipment'> = async (ctx, { params, body }) => {
  await cancelShipment(ctx, params.shipmentId, body.reason)
  return { data: await getShipment(ctx, params.shipmentId) }
}
