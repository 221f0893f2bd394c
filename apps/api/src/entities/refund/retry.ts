import { type AdminCtx, inTransaction } from '../../context.ts'
import { refunds } from '../../db/schema/order.ts'
import { eq } from '../../db/sql.ts'
import { invalidTransition, notFound } from '../errors.ts'
import { order as orderEntity } from '../order/entity.ts'
import { withoutRefundDue } from '../order/refundDue.ts'
import { givenBack, isChargedBack } from '../order/refundRules.ts'

/**
 * Asks the card's provider once more for a refund that it could not give back. What it has refused stays refused, so
 * the patient gets the money once; of two who ask at the same time the second is told that it is under way.
 * 409 INVALID_TRANSITION unless the card has refused it, CHARGEBACK_LOST where the bank has given it back.
 */
export function retryRefund(ctx: AdminCtx, id: string): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const [found] = await tx.db.select().from(refunds).where(eq(refunds.id, id))
    if (!found?.state || found.state === 'credited') throw notFound()
    const order = await orderEntity.lock(tx, found.orderId)
    // as it is now that nobody else can change it
    const [refund] = await tx.db.select().from(refunds).where(eq(refunds.id, id))
    if (refund?.state !== 'failed' || !refund.paymentId)
      throw invalidTransition('refund', refund?.state ?? 'done', 'pending', [])
    if (isChargedBack(order, refund)) throw givenBack()
    const tries = refund.tries + 1
    await tx.db
      .update(refunds)
      .set({ state: 'pending', providerRef: null, failure: null, tries, checkAt: tx.clock.now() })
      .where(eq(refunds.id, id))
    const flags = await withoutRefundDue(tx, order, id)
    const { amount } = refund
    await order.save(
      { flags },
      { action: 'refund_retried', before: { flags: order.flags }, after: { flags, amount, tries } },
    )
    await tx.jobs.enqueue(tx, 'payment.refund', { id })
  })
}
