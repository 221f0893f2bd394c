import { type Ctx, inTransaction, type TxCtx } from '../../context.ts'
import { orderLines, orders } from '../../db/schema/order.ts'
import { stock } from '../../db/schema/product.ts'
import { and, asc, desc, eq, lt, sql } from '../../db/sql.ts'
import { applyDerived } from './derive.ts'
import { isInHouse, lockOrder, unitsLeft } from './load.ts'
import { takeFromWaiting } from './parcels.ts'

/**
 * When a recall has taken units that orders wait for, lines of the latest orders wait for stock again, and their
 * patients are told like those of any back-order. What somebody is picking already is left to them.
 */
export async function backorderShortages(ctx: Ctx): Promise<void> {
  // the store decides about its own orders
  if (ctx.storefront.kind !== 'embedded') return
  const short = await ctx.db
    .select({ variantId: stock.variantId })
    .from(stock)
    .where(lt(stock.onHand, stock.reserved))
    .orderBy(asc(stock.variantId))
  for (const { variantId } of short) {
    const lines = await ctx.db
      .select({ id: orderLines.id, orderId: orders.id })
      .from(orderLines)
      .innerJoin(orders, eq(orders.id, orderLines.orderId))
      .where(
        and(
          eq(orderLines.variantId, variantId),
          eq(orderLines.lineStatus, 'reserved'),
          eq(orders.orderState, 'open'),
        ),
      )
      .orderBy(desc(orders.placedAt), desc(orderLines.position))
      .limit(500)
    for (const { id, orderId } of lines)
      if (!(await inTransaction(ctx, (tx) => waitAgain(tx, orderId, id)))) break
  }
}

/** Answers whether units may still be missing. */
async function waitAgain(tx: TxCtx, orderId: string, lineId: string): Promise<boolean> {
  const held = await lockOrder(tx, orderId)
  const line = held.lines.find(({ id }) => id === lineId)
  if (line?.lineStatus !== 'reserved' || held.order.orderState !== 'open') return true
  const isMissing = and(eq(stock.variantId, line.variantId), sql`on_hand < reserved`)
  if ((await tx.db.$count(stock, isMissing)) === 0) return false
  const begun = held.parcels.filter((parcel) => isInHouse(parcel) && parcel.status !== 'to_pick')
  if (begun.some(({ lines }) => lines.some((each) => each.orderLineId === lineId))) return true
  const quantity = unitsLeft(line)
  await takeFromWaiting(tx, held, line, quantity, 'emptied')
  await tx.storefront.release(tx, [{ variantId: line.variantId, quantity }], { orderId })
  await line.move({ lineStatus: 'backordered' })
  await applyDerived(tx, orderId)
  return true
}
