import type { TxCtx } from '../../context.ts'
import { shipmentLines, shipments } from '../../db/schema/shipment.ts'
import { stockLots, stockMovements } from '../../db/schema/stock.ts'
import { and, desc, eq, inArray, isNotNull, sql } from '../../db/sql.ts'
import { postStock } from '../../storefront/stockMoves.ts'

type Part = { variantId: string; lotId: string | null; isHeld: boolean; quantity: number }
type Returned = { orderLineId: string; variantId: string; quantity: number }

/**
 * Units that came back go to the shelf as the lots that were sent, the last one first and of each no more than left;
 * to quarantine where a lot is held.
 */
export async function returnToShelf(
  tx: TxCtx,
  returned: Returned[],
  note: { orderId: string },
): Promise<void> {
  const lines = returned.filter(({ quantity }) => quantity > 0)
  if (lines.length === 0) return
  const sent = await tx.db
    .select({
      orderLineId: shipmentLines.orderLineId,
      lotId: stockLots.id,
      variantId: stockLots.variantId,
      isHeld: sql<boolean>`${stockLots.holdReason} is not null`,
      quantity: shipmentLines.quantity,
    })
    .from(shipmentLines)
    .innerJoin(shipments, eq(shipments.id, shipmentLines.shipmentId))
    .innerJoin(stockLots, eq(stockLots.id, shipmentLines.stockLotId))
    .where(and(eq(shipments.orderId, note.orderId), isNotNull(shipments.shippedAt)))
    .orderBy(desc(shipments.shippedAt), desc(shipmentLines.id))
  const out = await unitsOut(tx, sent, note.orderId)
  const parts = lines.flatMap(({ orderLineId, variantId, quantity }): Part[] => {
    let missing = quantity
    const shares = sent
      .filter((each) => each.orderLineId === orderLineId && each.variantId === variantId)
      .map(({ lotId, isHeld, quantity: most }) => {
        const units = Math.max(0, Math.min(missing, most, out.get(lotId) ?? 0))
        out.set(lotId, (out.get(lotId) ?? 0) - units)
        missing -= units
        return { variantId, lotId, isHeld, quantity: units }
      })
    const [last, ...others] = shares
    // more than was sent of known lots counts as the last one
    return last
      ? [{ ...last, quantity: last.quantity + missing }, ...others]
      : [{ variantId, lotId: null, isHeld: false, quantity }]
  })
  const back = parts.filter(({ quantity }) => quantity > 0)
  await tx.storefront.restock(
    tx,
    back.filter(({ isHeld }) => !isHeld),
    note,
  )
  const toQuarantine = back
    .filter(({ isHeld }) => isHeld)
    .map(({ variantId, lotId, quantity }) => ({ variantId, lotId, quarantined: quantity }))
  await postStock(tx, 'returned', toQuarantine, note, { isCounted: false })
}

/** Units of each lot that an order was sent and has not given back. */
async function unitsOut(
  tx: TxCtx,
  sent: { lotId: string; quantity: number }[],
  orderId: string,
): Promise<Map<string, number>> {
  const { lotId, onHand, quarantined } = stockMovements
  const ids = sent.map((each) => each.lotId)
  const back = await tx.db
    .select({ lotId, units: sql<number>`sum(${onHand} + ${quarantined})::int` })
    .from(stockMovements)
    .where(
      and(
        inArray(lotId, ids),
        eq(stockMovements.orderId, orderId),
        eq(stockMovements.kind, 'returned'),
      ),
    )
    .groupBy(lotId)
  const out = new Map(back.map((each) => [each.lotId ?? '', -each.units]))
  for (const each of sent) out.set(each.lotId, (out.get(each.lotId) ?? 0) + each.quantity)
  return out
}
