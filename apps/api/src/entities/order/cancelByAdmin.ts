import { type AdminCtx, inTransaction } from '../../context.ts'
import { invalidTransition } from '../errors.ts'
import { assertTransition } from '../machine.ts'
import { cancelWholeOrder } from './cancel.ts'
import { isInHouse, lockOrder } from './load.ts'
import { orderMachine } from './machine.ts'
import { cancelParcel } from './parcels.ts'
import { isPaid } from './payable.ts'
import { refundRest } from './refundRest.ts'
import { refuseInShop } from './refundRules.ts'

type OrderCancel = {
  reason: string
  restock: boolean
  refund: boolean
  sendMail: boolean
  revision?: number | undefined
}

/**
 * Cancels an order of which nothing has left: parcels, stock, recipes, payment. What was paid is refunded in
 * full, or waits for it as `refund_due`.
 */
export function cancelOrderAsAdmin(
  ctx: AdminCtx,
  orderId: string,
  { reason, restock, refund, sendMail, revision }: OrderCancel,
): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const { order, lines, parcels } = await lockOrder(tx, orderId, revision)
    assertTransition(orderMachine, order.orderState, 'cancelled', 'admin')
    refuseInShop(tx, order)
    if (lines.some((line) => line.qtyShipped > 0))
      throw invalidTransition('order', order.fulfilmentState, 'cancelled', [])
    for (const parcel of parcels.filter(isInHouse)) await cancelParcel(tx, parcel, reason)
    const cancelled = await cancelWholeOrder(tx, order, reason, { restock, sendMail })
    if (refund && isPaid(order)) await refundRest(tx, cancelled, lines, reason)
  })
}
