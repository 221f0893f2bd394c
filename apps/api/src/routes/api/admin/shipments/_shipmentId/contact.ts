import { contactAboutShipment } from '../../../../../domain/shipment/contact.ts'
import { getShipment } from '../../../../../domain/shipment/list.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'adminContactAboutShipment'> = async (ctx, { params, body }) => {
  await contactAboutShipment(ctx, params.shipmentId, body.text)
  return { data: await getShipment(ctx, params.shipmentId) }
}
