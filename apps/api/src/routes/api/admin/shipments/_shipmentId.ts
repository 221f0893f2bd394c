import { getShipment } from '../../../../domain/shipment/list.ts'
import type { Handler } from '../../../../http/handler.ts'

export const get: Handler<'adminGetShipment'> = async (ctx, { params }) => ({
  data: await getShipment(ctx, params.shipmentId),
})
