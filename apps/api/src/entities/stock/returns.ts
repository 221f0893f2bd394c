import type { TxCtx } from '../../context.ts'
import { shipmentLines, shipments } from '../../db/schema/shipment.ts'
import { stockLots } from '../../db/schema/stock.ts'
import { and, desc, eq, inArray, isNotNull } from '../../db/sql.ts'
import { postStock } from '../../storefront/stockMoves.ts'

type Returned = { orderLineId: string; variantId: string; quantity: number }

/** Units that came back go to the shelf as the lot that was sent last, or to quarantine where it is held. */
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
      holdReason: stockLots.holdReason,
    })
    .from(shipmentLines)
    .innerJoin(shipments, eq(shipments.id, shipmentLines.shipmentId))
    .innerJoin(stockLots, eq(stockLots.id, shipmentLines.stockLotId))
    .where(
      and(
        inArray(
          shipmentLines.orderLineId,
          lines.map((line) => line.orderLineId),
        ),
        isNotNull(shipments.shippedAt),
      ),
    )
    .orderBy(desc(shipments.shippedAt), desc(shipmentLines.id))
  const lotOf = ({ orderLineId, variantId }: Returned) =>
    sent.find((each) => each.orderLineId === orderLineId && each.variantId === variantId)
  const held = lines.filter((line) => lotOf(line)?.holdReason)
  await tx.storefront.restock(
    tx,
    lines
      .filter((line) => !held.includes(line))
      .map((line) => ({ ...line, lotId: lotOf(line)?.lotId ?? null })),
    note,
  )
  const toQuarantine = held.map((line) => ({
    variantId: line.variantId,
    lotId: lotOf(line)?.lotId ?? null,
    quarantined: line.quantity,
  }))
  await postStock(tx, 'returned', toQuarantine, note, { isCounted: false })
}
