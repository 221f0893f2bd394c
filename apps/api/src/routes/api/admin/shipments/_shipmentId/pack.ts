import { getShipment } from '../../../../../domain/shipment/list.ts'
import { packShipment } from '../../../../../domain/shipment/steps.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'adminPackShipment'> = async (ctx, { params, body }) => {
  await packShipment(ctx, params.shipmentId, {
    weightG: body.weight_g ?? null,
    lines: body.lines.map((line) => ({
      shipmentLineId: line.shipment_line_id,
      lot: line.lot,
      expiresOn: line.expires_on ?? null,
    })),
  })
  return { data: await getShipment(ctx, params.shipmentId) }
}
