import { dayMs } from '@officina/shared/dates/days'
import type { Ctx } from '../../context.ts'
import { paymentCustomers, paymentEvents, payments, refunds } from '../../db/schema/order.ts'
import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, lte } from '../../db/sql.ts'
import { eachRow } from '../allRows.ts'
import { forgetAtProvider } from './customer.ts'
import { takePaymentEvent } from './events.ts'
import { syncRefund } from './refunds.ts'
import { syncPayment } from './sync.ts'

/**
 * Done events are forgotten after so long: providers repeat them for three days. Those of chargebacks stay, as it is by
 * them that a later one of the same payment is told from the one that was lost.
 */
const KEEP_MS = 7 * dayMs

/** Asks for what no event has told, and does what was wanted when a process ended in between. */
export async function reconcilePayments(ctx: Ctx, atOnce = 200): Promise<void> {
  if (!ctx.payments) return
  const { provider } = ctx.payments
  const now = ctx.clock.now()
  const each = { atOnce, failed: 'a card payment was not settled' }
  await ctx.db
    .delete(paymentEvents)
    .where(
      and(
        isNotNull(paymentEvents.doneAt),
        inArray(paymentEvents.kind, ['payment', 'refund']),
        lt(paymentEvents.receivedAt, new Date(now.getTime() - KEEP_MS)),
      ),
    )
  const isOpen = and(
    isNull(paymentEvents.doneAt),
    lt(paymentEvents.receivedAt, new Date(now.getTime() - 60_000)),
  )
  const events = (after: string) =>
    ctx.db
      .select({ id: paymentEvents.id })
      .from(paymentEvents)
      .where(and(isOpen, gt(paymentEvents.id, after)))
      .orderBy(asc(paymentEvents.id))
      .limit(atOnce)
  // what another provider was asked for, before the shop went over to this one, stays with that
  const isDue = and(
    isNotNull(payments.checkAt),
    lte(payments.checkAt, now),
    eq(payments.provider, provider),
  )
  const due = (after: string) =>
    ctx.db
      .select({ id: payments.id })
      .from(payments)
      .where(and(isDue, gt(payments.id, after)))
      .orderBy(asc(payments.id))
      .limit(atOnce)
  const back = (after: string) =>
    ctx.db
      .select({ id: refunds.id })
      .from(refunds)
      .innerJoin(payments, eq(payments.id, refunds.paymentId))
      .where(
        and(
          isNotNull(refunds.checkAt),
          lte(refunds.checkAt, now),
          eq(payments.provider, provider),
          gt(refunds.id, after),
        ),
      )
      .orderBy(asc(refunds.id))
      .limit(atOnce)
  const erased = (after: string) =>
    ctx.db
      .select({ id: paymentCustomers.patientId })
      .from(paymentCustomers)
      .where(
        and(
          isNotNull(paymentCustomers.forgetAt),
          eq(paymentCustomers.provider, provider),
          gt(paymentCustomers.patientId, after),
        ),
      )
      .orderBy(asc(paymentCustomers.patientId))
      .limit(atOnce)
  await eachRow(ctx, events, each, (row) => takePaymentEvent(ctx, row))
  await eachRow(ctx, due, each, (row) => syncPayment(ctx, row))
  await eachRow(ctx, back, each, (row) => syncRefund(ctx, row))
  await eachRow(ctx, erased, each, ({ id }) => forgetAtProvider(ctx, id))
}
