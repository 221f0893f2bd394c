import { dayMs } from '@officina/shared/dates/days'
import { type Ctx, inTransaction, type TxCtx } from '../../context.ts'
import { literalWords } from '../../db/frozen.ts'
import { orderLines, orders } from '../../db/schema/order.ts'
import { and, asc, eq, gt, isNull, lte, sql } from '../../db/sql.ts'
import { eachRow } from '../allRows.ts'
import { slice } from '../ledger/amounts.ts'
import { assertTransition } from '../machine.ts'
import { getShopSettings } from '../platform/shopSettings.ts'
import { recordUnordered } from '../recipe/ordered.ts'
import { cancelWholeOrder } from './cancel.ts'
import { insertRefund } from './card.ts'
import { backorderCancelledMail, backorderReason } from './changeMails.ts'
import { chargeLess, refundRest } from './chargeLess.ts'
import { applyDerived } from './derive.ts'
import { type LockedOrder, lineMachine } from './entity.ts'
import { lockOrder, type OrderLine, unitsLeft } from './load.ts'
import { localeOfPatient } from './localeOfPatient.ts'
import { insertShipment } from './parcels.ts'
import { isPaid, isRefundable } from './payable.ts'
import { stateAfter } from './refundRules.ts'
import { mailPatient } from './sendMails.ts'
import { hasWaitedSince } from './stockTaken.ts'

const batch = 500
/** A line that waits, and since when its order does: as text, which keeps all of its microseconds. */
type Waiting = { id: string; order_id: string; placed_at: string }

/**
 * Gives stock that has come in to lines that wait for it, oldest orders first; released orders get a parcel. Lines of which
 * there is not enough are not looked at: they would be in the way of the others.
 */
export async function reserveBackorders(ctx: Ctx, atOnce = batch): Promise<void> {
  const read = (after: string, last: Waiting | undefined) =>
    ctx.db.execute<Waiting>(sql`
      select l.id, o.id as order_id, o.placed_at::text as placed_at
      from order_lines l join orders o on o.id = l.order_id left join stock s on s.variant_id = l.variant_id
      where l.line_status = 'backordered' and o.order_state = 'open'
        and (s.variant_id is null or s.on_hand - s.reserved >= l.qty_ordered - l.qty_shipped - l.qty_cancelled)
        and (o.placed_at, l.id) > (${last?.placed_at ?? '-infinity'}::timestamptz, ${after}::uuid)
      order by o.placed_at, l.id limit ${atOnce}`)
  const how = { atOnce, failed: 'a backorder got no stock' }
  await eachRow(ctx, read, how, ({ id, order_id }) =>
    inTransaction(ctx, (tx) => reserveLine(tx, order_id, id)),
  )
}

async function reserveLine(ctx: TxCtx, orderId: string, lineId: string): Promise<void> {
  const { order, lines } = await lockOrder(ctx, orderId)
  const line = lines.find((l) => l.id === lineId)
  if (line?.lineStatus !== 'backordered' || order.orderState !== 'open') return
  const { variantId } = line
  const quantity = unitsLeft(line)
  const free = (await ctx.storefront.available(ctx, [variantId])).get(variantId) ?? null
  // a line before has taken it
  if (free !== null && quantity > free) return
  await ctx.storefront.reserve(ctx, [{ variantId, quantity }], { orderId })
  await line.move({ lineStatus: 'reserved' })
  if (order.releasedAt && order.fulfilmentState !== 'on_hold')
    await insertShipment(ctx, order, [{ orderLineId: lineId, quantity }])
  await applyDerived(ctx, orderId)
}

/** Takes lines out of orders that have waited for stock too long, unless the patient chose to wait, and gives the money back. */
export async function endBackorders(ctx: Ctx): Promise<void> {
  const days = (await getShopSettings(ctx))['order.backorder_days']
  const since = new Date(ctx.clock.now().getTime() - days * dayMs)
  const read = (after: string) =>
    ctx.db
      .selectDistinct({ id: orders.id })
      .from(orders)
      .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
      .where(
        and(
          eq(orders.orderState, 'open'),
          isOver(since),
          lte(orders.placedAt, since),
          gt(orders.id, after),
        ),
      )
      .orderBy(asc(orders.id))
      .limit(batch)
  // one whose card is being charged waits until tomorrow, and keeps no other one waiting
  await eachRow(ctx, read, { atOnce: batch, failed: 'a backorder was not ended' }, ({ id }) =>
    inTransaction(ctx, (tx) => endLines(tx, id, since, days)),
  )
}

/** Condition on `order_lines`: nobody chose to wait any longer for its stock. */
const isOver = (since: Date) =>
  and(
    sql`${orderLines.lineStatus} in ${literalWords(['backordered'])}`,
    isNull(orderLines.backorderChoice),
    hasWaitedSince(since),
  )

async function endLines(ctx: TxCtx, orderId: string, since: Date, days: number): Promise<void> {
  const loaded = await lockOrder(ctx, orderId)
  const { order, lines } = loaded
  const over = await ctx.db
    .select({ id: orderLines.id })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orderId), isOver(since)))
  const due = lines.filter((line) => over.some(({ id }) => id === line.id))
  if (order.orderState !== 'open' || order.placedAt > since || due.length === 0) return
  const reason = backorderReason(days)[await localeOfPatient(ctx, order)]
  const rest = lines.filter((line) => !due.includes(line) && line.lineStatus !== 'cancelled')
  if (rest.length === 0 && due.every((line) => line.qtyShipped === 0)) {
    const cancelled = await cancelWholeOrder(ctx, order, reason)
    if (isRefundable(order)) await refundRest(ctx, cancelled, lines, reason)
    return
  }
  const said = { action: 'backorder_cancelled' as const, reason }
  // what was not paid yet is asked for without these lines
  const amount = isPaid(order)
    ? await refundLines(ctx, order, due, reason)
    : (await chargeLess(ctx, loaded, due, said)).surplus
  for (const line of due) await cancelLine(ctx, line)
  await applyDerived(ctx, order.id)
  await mailPatient(
    ctx,
    order,
    `backorder_cancelled:${due.map((line) => line.id).join(':')}`,
    (name) =>
      backorderCancelledMail(ctx.config, {
        ...order,
        name,
        titles: due.map((line) => line.snapshot.title),
        days,
        amount,
      }),
  )
}

async function cancelLine(ctx: Ctx, line: OrderLine): Promise<void> {
  assertTransition(lineMachine, line.lineStatus, 'cancelled', 'system')
  await ctx.db
    .update(orderLines)
    // what an unpaid order is no longer asked for is no part of its line any more
    .set({ qtyCancelled: sql`${orderLines.qtyOrdered} - ${orderLines.qtyShipped}` })
    .where(eq(orderLines.id, line.id))
  if (line.recipeLineId && line.qtyShipped === 0)
    await recordUnordered(ctx, [{ recipeLineId: line.recipeLineId, quantity: line.qtyOrdered }])
}

/** The units that wait for stock have not left, so no commission is taken back. Answers the amount. */
async function refundLines(
  ctx: TxCtx,
  order: LockedOrder,
  due: OrderLine[],
  reason: string,
): Promise<number> {
  const parts = due.map((line) => ({
    order_line_id: line.id,
    quantity: unitsLeft(line),
    amount: Math.min(priceOfLeft(line), line.lineTotal - line.refunded),
    shipped_amount: 0,
  }))
  const amount = parts.reduce((total, part) => total + part.amount, 0)
  // what was refunded in full before has nothing to give back
  if (amount === 0 || !isRefundable(order)) return 0
  const refunded = order.refunded + amount
  await insertRefund(ctx, order, { lines: parts, amount, reason })
  for (const part of parts)
    await ctx.db
      .update(orderLines)
      .set({ refunded: sql`${orderLines.refunded} + ${part.amount}` })
      .where(eq(orderLines.id, part.order_line_id))
  const paymentState = stateAfter(refunded, order.total)
  await order.move(
    { paymentState },
    { refunded },
    { action: 'refunded', reason, before: { refunded: order.refunded }, after: { refunded } },
  )
  return amount
}

/** What the units that have not left cost. */
const priceOfLeft = (line: OrderLine): number =>
  slice(line.lineTotal, line.qtyOrdered - unitsLeft(line), unitsLeft(line), line.qtyOrdered)
