import { type Ctx, inTransaction } from '../../context.ts'
import { orderLines, paymentEvents, payments, refunds } from '../../db/schema/order.ts'
import { and, eq, gte, inArray, isNotNull, isNull, sql } from '../../db/sql.ts'
import type { PaymentEvent } from '../../payments/port.ts'
import { mailAdminsWith } from '../admin/withPermission.ts'
import { applyFraudRule } from '../fraud/suspend.ts'
import { reverseCommission } from '../ledger/reverseCommission.ts'
import { order as orderEntity } from '../order/entity.ts'
import { isRefundDue, withoutRefundDue } from '../order/refundDue.ts'
import { refundDueAgainMail } from './mails.ts'
import { syncRefund } from './refunds.ts'
import { syncPayment } from './sync.ts'

const isId = (text: string | null): text is string =>
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text ?? '')

/** Keeps what the provider tells, once, and has it worked on; answers before the work. */
export async function receivePaymentEvent(ctx: Ctx, event: PaymentEvent): Promise<void> {
  const { payments: provider } = ctx
  if (!provider) return
  const { id, kind, ref } = event
  await inTransaction(ctx, async (tx) => {
    const kept = await tx.db
      .insert(paymentEvents)
      .values({
        id,
        kind,
        ref,
        provider: provider.provider,
        paymentId: isId(event.paymentId) ? event.paymentId : null,
        happenedAt: event.at,
        receivedAt: tx.clock.now(),
      })
      .onConflictDoNothing()
      .returning({ id: paymentEvents.id })
    if (kept.length > 0) await tx.jobs.enqueue(tx, 'payment.event', { id })
  })
}

type Kept = typeof paymentEvents.$inferSelect

/**
 * An event is a hint: the provider is asked what is true now, so their order does not matter. Of a chargeback it is
 * all there is: there the times at which they happened count.
 */
export async function takePaymentEvent(ctx: Ctx, { id }: { id: string }): Promise<void> {
  const [event] = await ctx.db
    .select()
    .from(paymentEvents)
    .where(and(eq(paymentEvents.id, id), isNull(paymentEvents.doneAt)))
  if (!event) return
  const payment = await paymentOf(ctx, event)
  if (payment) await apply(ctx, event, payment)
  await ctx.db
    .update(paymentEvents)
    .set({ doneAt: ctx.clock.now() })
    .where(eq(paymentEvents.id, id))
}

/** By our id, else by the provider's; nothing for a payment that is not of this shop. */
async function paymentOf(ctx: Ctx, { paymentId, provider, ref }: Kept) {
  const is = paymentId ? eq(payments.id, paymentId) : ref ? eq(payments.ref, ref) : undefined
  if (!is) return undefined
  const [row] = await ctx.db
    .select({ id: payments.id, orderId: payments.orderId })
    .from(payments)
    .where(and(eq(payments.provider, provider), is))
  return row
}

async function apply(
  ctx: Ctx,
  event: Kept,
  payment: { id: string; orderId: string },
): Promise<void> {
  const { kind } = event
  if (kind === 'payment') return syncPayment(ctx, payment)
  if (kind !== 'refund') {
    return noteChargeback(ctx, payment.orderId, { ...event, kind })
  }
  const rows = await ctx.db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.paymentId, payment.id), isNotNull(refunds.providerRef)))
  for (const row of rows) await syncRefund(ctx, row)
}

/** Of a chargeback whose end was told first; one that is opened afterwards is another. Both may be in one second. */
async function isOver(ctx: Ctx, { provider, ref, happenedAt }: Kept): Promise<boolean> {
  if (!ref || !happenedAt) return false
  const ends = and(
    eq(paymentEvents.provider, provider),
    eq(paymentEvents.ref, ref),
    inArray(paymentEvents.kind, ['dispute_won', 'dispute_lost']),
    gte(paymentEvents.happenedAt, happenedAt),
  )
  return (await ctx.db.$count(paymentEvents, ends)) > 0
}

/** Of another chargeback of the order than the one that was lost: it was opened after that. */
async function isOfAnother(ctx: Ctx, { provider, ref }: Kept): Promise<boolean> {
  if (!ref) return false
  const later = and(
    eq(paymentEvents.provider, provider),
    eq(paymentEvents.ref, ref),
    eq(paymentEvents.kind, 'dispute_opened'),
    sql`${paymentEvents.happenedAt} > (select max(lost.happened_at) from payment_events lost
      where lost.provider = ${provider} and lost.ref = ${ref} and lost.kind = 'dispute_lost')`,
  )
  return (await ctx.db.$count(paymentEvents, later)) > 0
}

const actions = {
  dispute_opened: 'chargeback_opened',
  dispute_won: 'chargeback_won',
  dispute_lost: 'chargeback_lost',
} as const

/**
 * Somebody has to answer the bank; one that was won is over, one that was lost stays to be seen and takes the order's
 * commission back. What was due to be refunded is not any more once the bank has given it back, and is again when it is
 * won after all.
 */
async function noteChargeback(
  ctx: Ctx,
  orderId: string,
  event: Kept & { kind: keyof typeof actions },
) {
  const { kind } = event
  await inTransaction(ctx, async (tx) => {
    const order = await orderEntity.lock(tx, orderId)
    if (kind === 'dispute_opened' && (await isOver(tx, event))) return
    const { chargebackLostAt: wasLostAt } = order
    const isWon = kind === 'dispute_won'
    const staysLost = isWon && wasLostAt !== null && (await isOfAnother(tx, event))
    const isWonAfterAll = isWon && wasLostAt !== null && !staysLost
    const chargebackLostAt = {
      dispute_opened: wasLostAt,
      dispute_won: staysLost ? wasLostAt : null,
      dispute_lost: wasLostAt ?? tx.clock.now(),
    }[kind]
    const now = { ...order, chargebackLostAt }
    const due = kind === 'dispute_lost' ? await withoutRefundDue(tx, now) : order.flags
    const others = due.filter((flag) => flag !== 'chargeback')
    const isDueAgain = isWonAfterAll && (await isRefundDue(tx, now))
    const stays = isWon && !staysLost ? [] : ['chargeback']
    const flags = [...new Set([...others, ...stays, ...(isDueAgain ? ['refund_due'] : [])])]
    await order.save(
      { flags, chargebackLostAt },
      { action: actions[kind], before: { flags: order.flags }, after: { flags } },
    )
    if (kind === 'dispute_lost' || isWonAfterAll) {
      const lines = await tx.db
        .select({ id: orderLines.id })
        .from(orderLines)
        .where(eq(orderLines.orderId, orderId))
        .orderBy(orderLines.position)
      for (const { id } of lines)
        await reverseCommission(tx, id, { refundId: null, reason: null, isWon: isWonAfterAll })
    }
    if (kind === 'dispute_lost') await applyFraudRule(tx, order)
    if (isDueAgain) await mailAdminsWith(tx, 'order.refund', refundDueAgainMail(tx.config, order))
  })
}
