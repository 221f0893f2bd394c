import { getShipment } from '../../../../../domain/shipment/list.ts'
import { recordLots } from '../../../../../domain/shipment/recordLots.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'adminRecordShipmentLots'> = async (ctx, { params, body }) => {
  const lines = body.lines.map(({ shipment_line_id, lot, expires_on }) => ({
    shipmentLineId: shipment_line_id,
    lot,
    expiresOn: expires_on ?? null,
  }))
  await recordLots(ctx, params.shipmentId, lines)
  return { data: await getShipment(ctx, params.shipmentId) }
}
