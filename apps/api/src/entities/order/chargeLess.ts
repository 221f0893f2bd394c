import type { TxCtx } from '../../context.ts'
import { orderLines, payments, refunds } from '../../db/schema/order.ts'
import { and, eq, inArray } from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import type { ActionOf } from '../auditActions.ts'
import { slice } from '../ledger/amounts.ts'
import { refuseWhilePaying, wayBack } from './card.ts'
import type { LockedOrder } from './entity.ts'
import { addedOf, type Order, type OrderLine, unitsLeft } from './load.ts'
import { withoutRefundDue } from './refundDue.ts'
import { type Standing, settleReceived } from './settleReceived.ts'

/** What an order costs without the units of these lines that have not left; the delivery stays as agreed. */
export function priceWithout(order: Order, lines: OrderLine[]) {
  const part = (line: OrderLine, whole: number) =>
    slice(whole, line.qtyOrdered - unitsLeft(line), unitsLeft(line), line.qtyOrdered)
  const sum = (of: (line: OrderLine) => number) => lines.reduce((all, line) => all + of(line), 0)
  const subtotal = order.subtotal - sum((line) => unitsLeft(line) * line.unitPrice)
  const discount = order.discount - sum((line) => part(line, line.discount))
  const tax = order.tax - sum((line) => part(line, line.tax))
  const taxAdded = order.taxAdded - sum((line) => part(line, addedOf(line)))
  const total = subtotal - discount + order.shipping + taxAdded
  return { subtotal, discount, tax, taxAdded, total }
}

/**
 * Asks for what an unpaid order costs without these lines, which cost nothing then: whoever pays the rest
 * can never be refunded for them. The caller takes the units out. Answers what is due now.
 */
export async function chargeLess(
  ctx: TxCtx,
  order: LockedOrder,
  lines: OrderLine[],
  said: { action: ActionOf<'order'>; reason: string },
): Promise<Standing> {
  refuseWhilePaying(order)
  const priced = priceWithout(order, lines)
  const itemCount = order.itemCount - lines.reduce((all, line) => all + unitsLeft(line), 0)
  await order.save(
    { ...priced, itemCount },
    { ...said, before: { total: order.total }, after: { total: priced.total } },
  )
  await ctx.db
    .update(payments)
    .set({ amount: priced.total })
    .where(
      and(
        eq(payments.orderId, order.id),
        inArray(payments.status, ['pending', 'authorized', 'failed']),
      ),
    )
  const whole = lines.filter((line) => unitsLeft(line) === line.qtyOrdered)
  await ctx.db
    .update(orderLines)
    .set({ lineTotal: 0, discount: 0, tax: 0 })
    .where(
      inArray(
        orderLines.id,
        whole.map((line) => line.id),
      ),
    )
  return settleReceived(ctx, order)
}

/** Gives back what is left of a cancelled order that was paid: goods and delivery. Nothing of it has left. */
export async function refundRest(
  ctx: TxCtx,
  order: LockedOrder,
  lines: OrderLine[],
  reason: string,
): Promise<void> {
  const id = newId()
  const amount = order.total - order.refunded
  const open = lines.filter((line) => line.lineTotal > line.refunded)
  const goods = open.reduce((total, line) => total + line.lineTotal - line.refunded, 0)
  await ctx.db.insert(refunds).values({
    id,
    ...(await wayBack(ctx, order.id, id)),
    doctorId: order.doctorId,
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
    createdBy: 'id' in ctx.actor ? ctx.actor.id : null,
    createdAt: ctx.clock.now(),
  })
  for (const line of open)
    await ctx.db
      .update(orderLines)
      .set({ refunded: line.lineTotal })
      .where(eq(orderLines.id, line.id))
  const paymentState = 'refunded' as const
  const flags = await withoutRefundDue(ctx, { ...order, paymentState }, id)
  const values = { refunded: order.total, flags }
  await order.move({ paymentState }, values, { action: 'refunded', reason })
}
