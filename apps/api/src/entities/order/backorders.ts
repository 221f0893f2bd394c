import { type Ctx, inTransaction, type TxCtx } from '../../context.ts'
import { orderLines, orders } from '../../db/schema/order.ts'
import { and, asc, eq } from '../../db/sql.ts'
import { applyDerived } from './derive.ts'
import { lockOrder, unitsLeft } from './load.ts'
import { insertShipment } from './parcels.ts'

/** Gives stock that has come in to lines that wait for it, oldest orders first; released orders get a parcel. */
export async function reserveBackorders(ctx: Ctx): Promise<void> {
  const waiting = await ctx.db
    .select({ id: orderLines.id, orderId: orders.id, variantId: orderLines.variantId })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(eq(orderLines.lineStatus, 'backordered'), eq(orders.orderState, 'open')))
    .orderBy(asc(orders.placedAt), asc(orderLines.position))
    .limit(1_000)
  if (waiting.length === 0) return
  const variantIds = [...new Set(waiting.map((line) => line.variantId))]
  const available = await ctx.storefront.available(ctx, variantIds)
  for (const line of waiting) {
    const free = available.get(line.variantId) ?? null
    if (free !== null && free <= 0) continue
    const taken = await inTransaction(ctx, (tx) => reserveLine(tx, line.orderId, line.id, free))
    if (free !== null) available.set(line.variantId, free - taken)
  }
}

async function reserveLine(
  ctx: TxCtx,
  orderId: string,
  lineId: string,
  free: number | null,
): Promise<number> {
  const { order, lines } = await lockOrder(ctx, orderId)
  const line = lines.find((l) => l.id === lineId)
  if (line?.lineStatus !== 'backordered' || order.orderState !== 'open') return 0
  const quantity = unitsLeft(line)
  if (free !== null && quantity > free) return 0
  await ctx.storefront.reserve(ctx, [{ variantId: line.variantId, quantity }])
  await ctx.db.update(orderLines).set({ lineStatus: 'reserved' }).where(eq(orderLines.id, lineId))
  if (order.releasedAt && order.fulfilmentState !== 'on_hold')
    await insertShipment(ctx, order, [{ orderLineId: lineId, quantity }])
  await applyDerived(ctx, orderId)
  return quantity
}
