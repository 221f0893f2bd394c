import { getShipment } from '../../../../../domain/shipment/list.ts'
import { closeRefundedShipment } from '../../../../../domain/shipment/resolve.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'adminCloseRefundedShipment'> = async (ctx, { params }) => {
  await closeRefundedShipment(ctx, params.shipmentId)
  return { data: await getShipment(ctx, params.shipmentId) }
}
