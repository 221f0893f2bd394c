import { eachOf } from '../../../../domain/bulk.ts'
import { shipShipment } from '../../../../domain/shipment/ship.ts'
import type { Handler } from '../../../../http/handler.ts'

export const post: Handler<'adminShipShipments'> = async (ctx, { body }) => {
  const rows = new Map(body.rows.map((row) => [row.id, row]))
  const ship = async (id: string) => {
    const row = rows.get(id)
    if (row) await shipShipment(ctx, id, { carrier: row.carrier, trackingNo: row.tracking_no })
  }
  return { data: await eachOf(ctx, [...rows.keys()], ship) }
}
