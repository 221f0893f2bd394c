import { type AdminCtx, inTransaction } from '../../context.ts'
import { slice } from '../ledger/amounts.ts'
import { refundOrder } from '../order/refund.ts'
import { lockReturn, moveReturn, type ReturnView } from './load.ts'

type Given = { restock: boolean; reason: string; revision: number }

/** Gives the returned units' share of their lines back, and the goods to the shelf when they are fit for it. */
export function refundReturn(
  ctx: AdminCtx,
  id: string,
  { restock, reason, revision }: Given,
): Promise<ReturnView> {
  return inTransaction(ctx, async (tx) => {
    const { back, lines, order } = await lockReturn(tx, id, revision)
    const view = await moveReturn(tx, back, 'refunded', { closedAt: tx.clock.now() }, reason)
    const parts = back.lines.flatMap(({ order_line_id: orderLineId, quantity }) => {
      const line = lines.find((each) => each.id === orderLineId)
      if (!line) return []
      const before = line.qtyReturned - quantity
      const share = slice(line.lineTotal, before, quantity, line.qtyOrdered)
      const amount = Math.min(share, line.lineTotal - line.refunded)
      return [{ orderLineId, quantity: 0, amount, units: quantity, variantId: line.variantId }]
    })
    await refundOrder(tx, order.id, {
      lines: parts.map(({ orderLineId, quantity, amount }) => ({ orderLineId, quantity, amount })),
      shippingAmount: 0,
      reason,
      restock: false,
    })
    if (restock)
      await tx.storefront.restock(
        tx,
        parts.map(({ variantId, units }) => ({ variantId, quantity: units })),
      )
    return view
  })
}
