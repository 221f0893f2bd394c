import { type AdminCtx, inTransaction } from '../../context.ts'
import { refundOrder } from '../order/refund.ts'
import type { RefundInput } from '../order/refundRules.ts'
import { partsOf, type ReturnView, readView } from '../order/returns.ts'
import { flagReturns, lockReturn } from './load.ts'

type Given = Pick<RefundInput, 'restock' | 'reason' | 'bearer'> & {
  revision: number
  shippingAmount?: number
}

/**
 * Gives the returned units' share of their lines back, and part of the delivery when it was our fault; the
 * goods go to the shelf when they are fit for it. What was refunded before is not refunded again.
 */
export function refundReturn(
  ctx: AdminCtx,
  id: string,
  { restock, reason, bearer = 'doctor', revision, shippingAmount = 0 }: Given,
): Promise<ReturnView> {
  return inTransaction(ctx, async (tx) => {
    const { back, lines, order } = await lockReturn(tx, id, revision)
    const closedAt = tx.clock.now()
    const said = { action: 'return_refunded' as const, reason }
    let moved = await back.move('refunded', { closedAt }, said)
    await flagReturns(tx, { order }, 'return_answered')
    const parts = partsOf(back, lines)
    const due = parts.reduce((total, part) => total + part.amount, shippingAmount)
    if (due > 0) {
      const refundId = await refundOrder(tx, order.id, {
        lines: parts.map(({ orderLineId, amount }) => ({ orderLineId, quantity: 0, amount })),
        shippingAmount,
        reason,
        restock: false,
        bearer,
      })
      moved = await moved.save({ refundId }, null)
    }
    if (restock)
      await tx.storefront.restock(
        tx,
        parts.map(({ variantId, units }) => ({ variantId, quantity: units })),
      )
    return readView(tx, moved)
  })
}
