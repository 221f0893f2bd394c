import type { TxCtx } from '../../context.ts'
import { shipmentLines } from '../../db/schema/shipment.ts'
import { eq } from '../../db/sql.ts'
import { type HeldOrder, type OrderLine, unitsInHouse, unitsLeft } from '../order/load.ts'
import { cancelParcel } from './cancelParcel.ts'

/**
 * Makes `count` units of a line free: those in no parcel first, then those that wait in parcels nobody has
 * begun; an emptied parcel is cancelled for the reason `why`. Answers how many are still missing, because
 * they are being packed.
 */
export async function takeFromWaiting(
  ctx: TxCtx,
  { parcels }: HeldOrder,
  line: OrderLine,
  count: number,
  why: string,
): Promise<number> {
  let missing = count - (unitsLeft(line) - unitsInHouse(parcels, line.id))
  for (const parcel of parcels.filter((p) => p.status === 'to_pick' && !p.reshipmentOf)) {
    const row = parcel.lines.find((l) => l.orderLineId === line.id)
    if (!row || missing <= 0) continue
    const taken = Math.min(missing, row.quantity)
    missing -= taken
    row.quantity -= taken
    if (row.quantity > 0)
      await ctx.db
        .update(shipmentLines)
        .set({ quantity: row.quantity })
        .where(eq(shipmentLines.id, row.id))
    else {
      parcel.lines = parcel.lines.filter((l) => l !== row)
      await ctx.db.delete(shipmentLines).where(eq(shipmentLines.id, row.id))
    }
    if (parcel.lines.length === 0) await cancelParcel(ctx, parcel, why)
  }
  return Math.max(0, missing)
}
