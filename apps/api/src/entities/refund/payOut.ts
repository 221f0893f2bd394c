import { dateIn } from '@officina/shared/dates/days'
import { type AdminCtx, inTransaction } from '../../context.ts'
import { refunds } from '../../db/schema/order.ts'
import { eq } from '../../db/sql.ts'
import { invalidTransition, notFound } from '../errors.ts'
import { paidInTheFuture } from '../notYet.ts'
import { order as orderEntity } from '../order/entity.ts'
import { withoutRefundDue } from '../order/refundDue.ts'
import { givenBack, isChargedBack } from '../order/refundRules.ts'

/**
 * Somebody has transferred the money of a refund that no card takes. 409 INVALID_TRANSITION unless it waits for that,
 * CHARGEBACK_LOST where the bank has given it back.
 */
export function payOutRefund(
  ctx: AdminCtx,
  id: string,
  { paid_on: paidOn, reference }: { paid_on: string; reference: string },
): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const [found] = await tx.db.select().from(refunds).where(eq(refunds.id, id))
    if (!found?.state || found.state === 'credited') throw notFound()
    const order = await orderEntity.lock(tx, found.orderId)
    // as it is now that nobody else can change it
    const [refund] = await tx.db.select().from(refunds).where(eq(refunds.id, id))
    const isDue = refund && (refund.state === 'failed' || !refund.paymentId)
    if (!isDue || refund.state === 'done')
      throw invalidTransition('refund', refund?.state ?? 'done', 'done', [])
    if (isChargedBack(order, refund)) throw givenBack()
    if (paidOn > dateIn(tx.clock.now(), tx.config.timeZone)) throw paidInTheFuture()
    await tx.db
      .update(refunds)
      .set({
        state: 'done',
        paidOutOn: paidOn,
        paidOutRef: reference.trim(),
        paidOutBy: tx.actor.id,
        checkAt: null,
      })
      .where(eq(refunds.id, id))
    const said = { action: 'refund_paid_out' as const, reason: reference.trim() }
    const flags = refund.state === 'failed' ? await withoutRefundDue(tx, order, id) : order.flags
    const after = { flags, amount: refund.amount }
    await order.save({ flags }, { ...said, before: { flags: order.flags }, after })
  })
}
