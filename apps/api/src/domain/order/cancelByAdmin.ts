import { eq } from 'drizzle-orm'
import { type AdminCtx, inTransaction } from '../../context.ts'
import { orderLines, orders, refunds } from '../../db/schema/order.ts'
import { newId } from '../../ids.ts'
import { invalidTransition } from '../errors.ts'
import { assertTransition } from '../machine.ts'
import { cancelParcel } from '../shipment/cancelParcel.ts'
import { cancelWholeOrder } from './cancel.ts'
import { isInHouse, lockOrder, type Order, type OrderLine } from './load.ts'
import { orderMachine, paymentMachine } from './machine.ts'
import { writeOrder } from './writeOrder.ts'

/** Cancels an order of which nothing has left: parcels, stock, recipes, payment. What was paid is refunded in full. */
export function cancelOrderAsAdmin(ctx: AdminCtx, orderId: string, reason: string): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const { order, lines, parcels } = await lockOrder(tx, orderId)
    assertTransition(orderMachine, order.orderState, 'cancelled', 'admin')
    if (lines.some((line) => line.qtyShipped > 0))
      throw invalidTransition('order', order.fulfilmentState, 'cancelled', [])
    for (const parcel of parcels.filter(isInHouse)) await cancelParcel(tx, parcel, reason)
    await cancelWholeOrder(tx, order, reason)
    if (['paid', 'partially_refunded'].includes(order.paymentState))
      await refundRest(tx, order, lines, reason)
  })
}

async function refundRest(
  ctx: AdminCtx,
  order: Order,
  lines: OrderLine[],
  reason: string,
): Promise<void> {
  const amount = order.total - order.refunded
  const open = lines.filter((line) => line.lineTotal > line.refunded)
  const goods = open.reduce((total, line) => total + line.lineTotal - line.refunded, 0)
  assertTransition(paymentMachine, order.paymentState, 'refunded', 'admin')
  await ctx.db.insert(refunds).values({
    id: newId(),
    orderId: order.id,
    lines: open.map((line) => ({
      order_line_id: line.id,
      quantity: line.qtyOrdered - line.qtyCancelled,
      amount: line.lineTotal - line.refunded,
      shipped_amount: 0,
    })),
    shippingAmount: amount - goods,
    amount,
    currency: order.currency,
    reason,
    createdBy: ctx.actor.id,
    createdAt: ctx.clock.now(),
  })
  for (const line of open)
    await ctx.db
      .update(orderLines)
      .set({ refunded: line.lineTotal })
      .where(eq(orderLines.id, line.id))
  const [cancelled] = await ctx.db.select().from(orders).where(eq(orders.id, order.id))
  if (!cancelled) return
  await writeOrder(
    ctx,
    cancelled,
    {
      refunded: order.total,
      paymentState: 'refunded',
      flags: cancelled.flags.filter((flag) => flag !== 'refund_due'),
    },
    { action: 'refunded', reason },
  )
}
