import { dayMs } from '@officina/shared/dates/days'
import { type Ctx, inTransaction, type TxCtx } from '../../context.ts'
import { accounts } from '../../db/schema/account.ts'
import { orderLines, orders, refunds } from '../../db/schema/order.ts'
import { patients } from '../../db/schema/patient.ts'
import { and, asc, eq, isNull, lte, sql } from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import { slice } from '../ledger/amounts.ts'
import { assertTransition } from '../machine.ts'
import { getShopSettings } from '../platform/shopSettings.ts'
import { recordUnordered } from '../recipe/ordered.ts'
import { cancelWholeOrder } from './cancel.ts'
import { wayBack } from './card.ts'
import { backorderCancelledMail, backorderReason } from './changeMails.ts'
import { chargeLess, refundRest } from './chargeLess.ts'
import { applyDerived } from './derive.ts'
import { type LockedOrder, lineMachine } from './entity.ts'
import { lockOrder, type Order, type OrderLine, unitsLeft } from './load.ts'
import { insertShipment } from './parcels.ts'
import { isPaid } from './payable.ts'
import { stateAfter } from './refundRules.ts'
import { mailPatient } from './sendMails.ts'

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
  await ctx.storefront.reserve(ctx, [{ variantId: line.variantId, quantity }], { orderId })
  await line.move({ lineStatus: 'reserved' })
  if (order.releasedAt && order.fulfilmentState !== 'on_hold')
    await insertShipment(ctx, order, [{ orderLineId: lineId, quantity }])
  await applyDerived(ctx, orderId)
  return quantity
}

/** Takes lines out of orders that have waited for stock too long, unless the patient chose to wait, and gives the money back. */
export async function endBackorders(ctx: Ctx): Promise<void> {
  const days = (await getShopSettings(ctx))['order.backorder_days']
  const since = new Date(ctx.clock.now().getTime() - days * dayMs)
  const due = await ctx.db
    .selectDistinct({ id: orders.id, placedAt: orders.placedAt })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(
      and(
        eq(orders.orderState, 'open'),
        eq(orderLines.lineStatus, 'backordered'),
        isNull(orderLines.backorderChoice),
        lte(orders.placedAt, since),
      ),
    )
    .orderBy(asc(orders.placedAt))
    .limit(500)
  for (const { id } of due) await inTransaction(ctx, (tx) => endLines(tx, id, since, days))
}

async function endLines(ctx: TxCtx, orderId: string, since: Date, days: number): Promise<void> {
  const { order, lines } = await lockOrder(ctx, orderId)
  const due = lines.filter((line) => line.lineStatus === 'backordered' && !line.backorderChoice)
  if (order.orderState !== 'open' || order.placedAt > since || due.length === 0) return
  const reason = backorderReason(days)[await localeOf(ctx, order)]
  const rest = lines.filter((line) => !due.includes(line) && line.lineStatus !== 'cancelled')
  if (rest.length === 0 && due.every((line) => line.qtyShipped === 0)) {
    const cancelled = await cancelWholeOrder(ctx, order, reason)
    if (isPaid(order)) await refundRest(ctx, cancelled, lines, reason)
    return
  }
  const said = { action: 'backorder_cancelled' as const, reason }
  // what was not paid yet is asked for without these lines
  const amount = isPaid(order)
    ? await refundLines(ctx, order, due, reason)
    : (await chargeLess(ctx, order, due, said)).surplus
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
    .set({ qtyCancelled: sql`${orderLines.qtyCancelled} + ${unitsLeft(line)}` })
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
  if (amount === 0) return 0
  const id = newId()
  const refunded = order.refunded + amount
  await ctx.db.insert(refunds).values({
    id,
    ...(await wayBack(ctx, order.id, id)),
    doctorId: order.doctorId,
    orderId: order.id,
    lines: parts,
    amount,
    currency: order.currency,
    reason,
    createdAt: ctx.clock.now(),
  })
  for (const part of parts)
    await ctx.db
      .update(orderLines)
      .set({ refunded: sql`${orderLines.refunded} + ${part.amount}` })
      .where(eq(orderLines.id, part.order_line_id))
  const paymentState = stateAfter(refunded, order.total)
  await order.move({ paymentState }, { refunded }, { action: 'refunded', reason })
  return amount
}

/** What the units that have not left cost. */
const priceOfLeft = (line: OrderLine): number =>
  slice(line.lineTotal, line.qtyOrdered - unitsLeft(line), unitsLeft(line), line.qtyOrdered)

async function localeOf(ctx: Ctx, order: Order): Promise<'en' | 'ja'> {
  const [row] = await ctx.db
    .select({ account: accounts.locale, patient: patients.language })
    .from(patients)
    .leftJoin(accounts, eq(accounts.id, patients.accountId))
    .where(eq(patients.id, order.patientId))
  return row?.account ?? row?.patient ?? 'en'
}
