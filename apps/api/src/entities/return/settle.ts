import type { TxCtx } from '../../context.ts'
import { returns } from '../../db/schema/return.ts'
import { and, eq } from '../../db/sql.ts'
import { order } from '../order/entity.ts'
import { returned } from './entity.ts'
import { flagReturns } from './load.ts'

/** A refund that was made in the shop, with its units by order line. */
type ShopRefund = { id: string; units: Map<string, number> }

/** Ends the received returns of a locked order whose goods the shop has paid back. */
export async function settleReturns(
  ctx: TxCtx,
  orderId: string,
  { id: refundId, units }: ShopRefund,
): Promise<void> {
  const isWaiting = and(eq(returns.orderId, orderId), eq(returns.status, 'received'))
  const waiting = await returned.lockWhere(ctx, isWaiting)
  const left = new Map(units)
  for (const back of waiting) {
    const isPaid = back.lines.every((line) => (left.get(line.order_line_id) ?? 0) >= line.quantity)
    if (!isPaid) continue
    for (const { order_line_id: line, quantity } of back.lines)
      left.set(line, (left.get(line) ?? 0) - quantity)
    const values = { refundId, closedAt: ctx.clock.now() }
    await back.move('refunded', values, { action: 'return_refunded' })
  }
  if (waiting.length > 0)
    await flagReturns(ctx, { order: await order.lock(ctx, orderId) }, 'return_answered')
}
