import { dayMs } from '@officina/shared/dates/days'
import type { Ctx } from '../../context.ts'
import { paymentCustomers, paymentEvents, payments, refunds } from '../../db/schema/order.ts'
import { and, asc, isNotNull, isNull, lt, lte } from '../../db/sql.ts'
import { forgetAtProvider } from './customer.ts'
import { takePaymentEvent } from './events.ts'
import { syncRefund } from './refunds.ts'
import { syncPayment } from './sync.ts'

/** Done events are forgotten after so long: providers repeat them for three days. */
const KEEP_MS = 7 * dayMs

/** Asks for what no event has told, and does what was wanted when a process ended in between. */
export async function reconcilePayments(ctx: Ctx): Promise<void> {
  if (!ctx.payments) return
  const now = ctx.clock.now()
  await ctx.db
    .delete(paymentEvents)
    .where(
      and(
        isNotNull(paymentEvents.doneAt),
        lt(paymentEvents.receivedAt, new Date(now.getTime() - KEEP_MS)),
      ),
    )
  const events = await ctx.db
    .select({ id: paymentEvents.id })
    .from(paymentEvents)
    .where(
      and(
        isNull(paymentEvents.doneAt),
        lt(paymentEvents.receivedAt, new Date(now.getTime() - 60_000)),
      ),
    )
    .orderBy(asc(paymentEvents.receivedAt))
    .limit(200)
  const due = await ctx.db
    .select({ id: payments.id })
    .from(payments)
    .where(and(isNotNull(payments.checkAt), lte(payments.checkAt, now)))
    .orderBy(asc(payments.checkAt))
    .limit(200)
  const back = await ctx.db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(isNotNull(refunds.checkAt), lte(refunds.checkAt, now)))
    .orderBy(asc(refunds.checkAt))
    .limit(200)
  const erased = await ctx.db
    .select({ patientId: paymentCustomers.patientId })
    .from(paymentCustomers)
    .where(isNotNull(paymentCustomers.forgetAt))
    .limit(200)
  const work = [
    ...events.map((each) => () => takePaymentEvent(ctx, each)),
    ...due.map((each) => () => syncPayment(ctx, each)),
    ...back.map((each) => () => syncRefund(ctx, each)),
    ...erased.map((each) => () => forgetAtProvider(ctx, each.patientId)),
  ]
  for (const one of work)
    await one().catch((error) => ctx.log.error({ err: error }, 'a card payment was not settled'))
}
