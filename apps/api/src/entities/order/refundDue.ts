import type { TxCtx } from '../../context.ts'
import { refunds } from '../../db/schema/order.ts'
import { and, eq, ne } from '../../db/sql.ts'
import type { Order } from './load.ts'
import { isRefundable } from './payable.ts'

type Refunded = Pick<
  Order,
  'id' | 'flags' | 'orderState' | 'paymentState' | 'cancelReason' | 'chargebackLostAt'
>

/** One that was cancelled by itself, and is not refunded in full. */
const isLeftToRefund = (order: Omit<Refunded, 'id' | 'flags'>): boolean =>
  order.orderState === 'cancelled' && order.cancelReason !== null && isRefundable(order)

/**
 * Whether money of an order is still to go back: a refund was refused by the card, or it was cancelled by itself and is
 * not refunded in full. One that is cancelled because its goods were refunded has no reason of its own, and nothing more
 * to give back; nor has one of which the bank has given the money back. `refundId` is made or on its way again.
 */
export async function isRefundDue(
  tx: TxCtx,
  { id, ...order }: Omit<Refunded, 'flags'>,
  refundId?: string,
): Promise<boolean> {
  if (order.chargebackLostAt) return false
  if (isLeftToRefund(order)) return true
  const refused = and(
    eq(refunds.orderId, id),
    eq(refunds.state, 'failed'),
    refundId ? ne(refunds.id, refundId) : undefined,
  )
  return (await tx.db.$count(refunds, refused)) > 0
}

/** Flags of an order of which a refund is made or on its way again, or the bank has given the money back. */
export async function withoutRefundDue(
  tx: TxCtx,
  order: Refunded,
  refundId?: string,
): Promise<Order['flags']> {
  const { flags } = order
  if (!flags.includes('refund_due') || (await isRefundDue(tx, order, refundId))) return flags
  return flags.filter((flag) => flag !== 'refund_due')
}
