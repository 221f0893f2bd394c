import type { Ctx } from '../../context.ts'
import { returns } from '../../db/schema/return.ts'
import { and, asc, eq } from '../../db/sql.ts'
import { lockOrder } from '../order/load.ts'
import { flagReturns, moveReturn } from './load.ts'

/** A refund that was made in the shop, with its units by order line. */
type ShopRefund = { id: string; units: Map<string, number> }

/** Ends the received returns of a locked order whose goods the shop has paid back. */
export async function settleReturns(
  ctx: Ctx,
  orderId: string,
  { id: refundId, units }: ShopRefund,
): Promise<void> {
  const waiting = await ctx.db
    .select()
    .from(returns)
    .where(and(eq(returns.orderId, orderId), eq(returns.status, 'received')))
    .orderBy(asc(returns.createdAt))
  const left = new Map(units)
  for (const back of waiting) {
    const isPaid = back.lines.every((line) => (left.get(line.order_line_id) ?? 0) >= line.quantity)
    if (!isPaid) continue
    for (const { order_line_id: line, quantity } of back.lines)
      left.set(line, (left.get(line) ?? 0) - quantity)
    await moveReturn(ctx, back, 'refunded', { refundId, closedAt: ctx.clock.now() })
  }
  if (waiting.length > 0) await flagReturns(ctx, await lockOrder(ctx, orderId), 'return_answered')
}
