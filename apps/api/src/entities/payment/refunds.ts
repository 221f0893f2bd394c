import { type Ctx, inTransaction } from '../../context.ts'
import { payments, refunds } from '../../db/schema/order.ts'
import { and, eq, isNull } from '../../db/sql.ts'
import { PaymentError, type ProviderRefund } from '../../payments/port.ts'
import { QUIET_MS } from '../order/card.ts'
import { order as orderEntity } from '../order/entity.ts'
import { refundRefusedMail } from '../order/mails.ts'
import { mailPatient } from '../order/sendMails.ts'

/**
 * Sends a refund back to its card, or asks how far it is. The refund's id is the key, so that it is never sent twice;
 * a further try is another one at the provider where the tries before have failed.
 */
export async function syncRefund(ctx: Ctx, { id }: { id: string }): Promise<void> {
  const [found] = await ctx.db
    .select({ refund: refunds, payment: payments })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(refunds.id, id))
  const { payments: provider } = ctx
  if (!provider || found?.payment.provider !== provider.provider || !found.payment.ref) return
  const { refund } = found
  // somebody has transferred it instead
  if (refund.paidOutOn) return
  const { amount, currency, tries, providerRef } = refund
  try {
    const known = providerRef
      ? await provider.readRefund(providerRef)
      : await provider.refund(found.payment.ref, amount, currency, id, tries)
    await book(ctx, refund, known)
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error
    ctx.log.warn({ refund: id, kind: error.kind, code: error.code }, 'the card refund was refused')
    if (error.kind === 'away' || error.kind === 'rate') await later(ctx, id)
    else await book(ctx, refund, { ref: '', state: 'failed', failure: error.code })
  }
}

async function book(
  ctx: Ctx,
  { id, orderId, amount, providerRef, tries }: typeof refunds.$inferSelect,
  { ref, state, failure }: ProviderRefund,
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const order = await orderEntity.lock(tx, orderId)
    const checkAt = state === 'pending' ? new Date(tx.clock.now().getTime() + QUIET_MS) : null
    const [booked] = await tx.db
      .update(refunds)
      .set({ state, failure, providerRef: ref || providerRef, checkAt })
      // somebody may have asked for the next try meanwhile
      .where(and(eq(refunds.id, id), eq(refunds.tries, tries), isNull(refunds.paidOutOn)))
      .returning({ id: refunds.id })
    // the money is still here, and somebody has to pay it out; unless the bank has given it back
    if (!booked || state !== 'failed' || order.chargebackLostAt) return
    await mailPatient(tx, order, `refund_refused:${id}`, (name) =>
      refundRefusedMail(tx.config, { ...order, name, amount }),
    )
    const flags = [...new Set([...order.flags, 'refund_due'])]
    await order.save(
      { flags },
      { action: 'refund_failed', before: { flags: order.flags }, after: { flags, amount } },
    )
  })
}

const later = (ctx: Ctx, id: string) =>
  ctx.db
    .update(refunds)
    .set({ checkAt: new Date(ctx.clock.now().getTime() + QUIET_MS) })
    .where(eq(refunds.id, id))
