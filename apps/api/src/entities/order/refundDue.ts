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
export const isLeftToRefund = (order: Omit<Refunded, 'id' | 'flags'>): boolean =>
  order.orderState === 'cancelled' && order.cancelReason !== null && isRefundable(order)

/**
 * Flags of an order of which one more refund is made or on its way again: it stays due while another one was refused
 * by the card. One that was cancelled and is not refunded in full stays so too; an order that is cancelled because
 * its goods were refunded has no reason of its own, and nothing more to give back.
 */
export async function withoutRefundDue(
  tx: TxCtx,
  { id, flags, ...order }: Refunded,
  refundId?: string,
): Promise<Order['flags']> {
  if (isLeftToRefund(order) || !flags.includes('refund_due')) return flags
  const refused = and(
    eq(refunds.orderId, id),
    eq(refunds.state, 'failed'),
    refundId ? ne(refunds.id, refundId) : undefined,
  )
  if ((await tx.db.$count(refunds, refused)) > 0) return flags
  return flags.filter((flag) => flag !== 'refund_due')
}
