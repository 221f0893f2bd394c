import type { TxCtx } from '../../context.ts'
import { orderLines, refunds } from '../../db/schema/order.ts'
import { eq } from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import type { LockedOrder } from './entity.ts'
import type { OrderLine } from './load.ts'

/** Gives back what is left of a cancelled order that was paid: goods and delivery. Nothing of it has left. */
export async function refundRest(
  ctx: TxCtx,
  order: LockedOrder,
  lines: OrderLine[],
  reason: string,
): Promise<void> {
  const amount = order.total - order.refunded
  const open = lines.filter((line) => line.lineTotal > line.refunded)
  const goods = open.reduce((total, line) => total + line.lineTotal - line.refunded, 0)
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
    createdBy: 'id' in ctx.actor ? ctx.actor.id : null,
    createdAt: ctx.clock.now(),
  })
  for (const line of open)
    await ctx.db
      .update(orderLines)
      .set({ refunded: line.lineTotal })
      .where(eq(orderLines.id, line.id))
  const flags = order.flags.filter((flag) => flag !== 'refund_due')
  const values = { refunded: order.total, flags }
  await order.move({ paymentState: 'refunded' }, values, { action: 'refunded', reason })
}
