import type { TxCtx } from '../../context.ts'
import { refunds } from '../../db/schema/order.ts'
import { and, eq, ne } from '../../db/sql.ts'
import type { Order } from './load.ts'

/**
 * Flags of an order of which one more refund is made or on its way again: it stays due while another one was refused
 * by the card. An order that is cancelled and not refunded stays so too.
 */
export async function withoutRefundDue(
  tx: TxCtx,
  { id, flags, paymentState }: Pick<Order, 'id' | 'flags' | 'paymentState'>,
  refundId: string,
): Promise<Order['flags']> {
  if (paymentState === 'paid' || !flags.includes('refund_due')) return flags
  const refused = and(
    eq(refunds.orderId, id),
    eq(refunds.state, 'failed'),
    ne(refunds.id, refundId),
  )
  if ((await tx.db.$count(refunds, refused)) > 0) return flags
  return flags.filter((flag) => flag !== 'refund_due')
}
