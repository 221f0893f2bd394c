import { dayMs } from '@officina/shared/dates/days'
import { type Ctx, inTransaction, type TxCtx } from '../../context.ts'
import { payments } from '../../db/schema/order.ts'
import { eq } from '../../db/sql.ts'
import { PaymentError, type ProviderPayment } from '../../payments/port.ts'
import { cancelUnpaid } from '../order/cancel.ts'
import { QUIET_MS } from '../order/card.ts'
import { type LockedOrder, order as orderEntity } from '../order/entity.ts'
import { askProvider } from './ask.ts'
import { captureFailed, chargeRefused, paymentFailed } from './failed.ts'
import { isCharge, type Payment } from './row.ts'
import { flagMismatch, refundDifference, refundStray } from './stray.ts'
import { write } from './write.ts'

/** Authorizations of cards end after seven days: what has not been released by then is captured before. */
export const CAPTURE_AFTER_MS = 6 * dayMs
const SOON_MS = 60_000

/**
 * Brings a payment to what its provider says: the one way in which card money is booked, whether an event, the
 * patient's return or the clock calls for it. May be done at any time and any number of times. While the
 * provider is away nothing changes and it is asked again.
 */
export async function syncPayment(ctx: Ctx, { id }: { id: string }): Promise<void> {
  const [payment] = await ctx.db.select().from(payments).where(eq(payments.id, id))
  if (!payment) return
  try {
    await settlePayment(ctx, payment)
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error
    const { kind, code } = error
    ctx.log.warn({ payment: id, kind, code }, 'the card provider refused')
    const isRefused = kind === 'invalid' || kind === 'declined'
    if (isRefused && payment.wanted === 'capture') await captureFailed(ctx, payment, code)
    else await askLater(ctx, id)
  }
}

const askLater = (ctx: Ctx, id: string) =>
  ctx.db
    .update(payments)
    .set({ checkAt: new Date(ctx.clock.now().getTime() + QUIET_MS) })
    .where(eq(payments.id, id))

/**
 * The same of a payment that was read, for a caller who is told when the provider does not do it. Null: it has nothing
 * to say, or something else was booked while it was asked.
 */
export async function settlePayment(
  ctx: Ctx,
  payment: Payment,
  { close = false } = {},
): Promise<ProviderPayment | null> {
  const { payments: provider } = ctx
  if (payment.provider !== provider?.provider) return null
  const known = await askProvider(ctx, provider, payment, { close })
  const isBooked = await inTransaction(ctx, (tx) => book(tx, payment, known ?? nothing(payment)))
  return isBooked ? known : null
}

/** A page that nobody was ever shown is one that nobody pays on. */
const nothing = ({ amount, currency, orderId, id }: Payment): ProviderPayment => ({
  status: 'ended',
  ref: null,
  orderId,
  paymentId: id,
  amount,
  currency,
  failure: null,
  card: null,
})

/** False where the payment is something else by now than what is known of it. */
async function book(tx: TxCtx, asked: Payment, known: ProviderPayment): Promise<boolean> {
  const order = await orderEntity.lock(tx, asked.orderId)
  const [payment] = await tx.db.select().from(payments).where(eq(payments.id, asked.id))
  if (!payment) return false
  // what was true when it was asked may be so no more
  const isLate = payment.status !== asked.status || isCharge(payment) !== isCharge(asked)
  if (isLate) await bookLate(tx, payment, known)
  else await bookNow(tx, order, payment, known)
  return !isLate || payment.status === known.status
}

async function bookNow(
  tx: TxCtx,
  order: LockedOrder,
  payment: Payment,
  known: ProviderPayment,
): Promise<void> {
  if (payment.status === 'voided') return bookVoided(tx, order, payment, known)
  if (payment.status === 'pending') return bookPending(tx, order, payment, known)
  if (payment.status === 'authorized') return bookAuthorized(tx, order, payment, known)
  await write(tx, payment, { checkAt: null, wanted: null })
}

/** Something else was booked while the provider was asked: it is asked again where that can still matter. */
function bookLate(tx: TxCtx, payment: Payment, known: ProviderPayment): Promise<void> | undefined {
  const checkAt = tx.clock.now()
  // the saved card was charged after the patient had chosen another way
  if (payment.status === 'voided' && payment.savedMethod && !payment.ref && known.ref)
    return write(tx, payment, { ref: known.ref, wanted: 'void', checkAt })
  return payment.checkAt ? write(tx, payment, { checkAt }) : undefined
}

async function bookPending(
  tx: TxCtx,
  order: LockedOrder,
  payment: Payment,
  known: ProviderPayment,
): Promise<void> {
  const { failure } = known
  const { checkoutUntil } = payment
  if (isCharge(payment) && known.status === 'failed')
    return chargeRefused(tx, order, payment, failure)
  if (known.status === 'ended' && checkoutUntil && checkoutUntil <= tx.clock.now()) {
    await write(tx, payment, { failure: failure ?? payment.failure, checkAt: null })
    return cancelUnpaid(tx, order)
  }
  if (known.status !== 'authorized' && known.status !== 'paid')
    return write(tx, payment, {
      failure: failure ?? payment.failure,
      checkAt: nextLook(tx, payment),
    })
  if (known.amount !== payment.amount || known.currency !== payment.currency)
    return flagMismatch(tx, order, payment, known)
  const isPaid = known.status === 'paid'
  const now = tx.clock.now()
  // an order that is being prepared has only waited for its money
  const isCaptured = !isPaid && order.releasedAt !== null
  await write(tx, payment, {
    status: known.status,
    ref: known.ref,
    failure: null,
    cardBrand: known.card?.brand ?? null,
    cardLast4: known.card?.last4 ?? null,
    settledAt: isPaid ? now : null,
    wanted: isCaptured ? 'capture' : null,
    checkAt: isPaid ? null : isCaptured ? now : new Date(now.getTime() + CAPTURE_AFTER_MS),
  })
  const said = { action: known.status, as: 'system' as const }
  const booked = await order.move(
    { paymentState: known.status },
    isPaid ? { paidAt: now } : {},
    said,
  )
  // its mails are written next, so that a patient who waits for the answer does not wait for them
  await tx.jobs.enqueue(tx, 'order.announce', { id: booked.id, doctorId: booked.doctorId })
}

async function bookAuthorized(
  tx: TxCtx,
  order: LockedOrder,
  payment: Payment,
  known: ProviderPayment,
): Promise<void> {
  const now = tx.clock.now()
  if (known.status === 'paid') {
    if (known.amount < payment.amount) await flagMismatch(tx, order, payment, known)
    await write(tx, payment, { status: 'paid', wanted: null, checkAt: null, settledAt: now })
    const said = { action: 'paid' as const, as: 'system' as const }
    const paid = await order.move({ paymentState: 'paid' }, { paidAt: now }, said)
    if (known.amount > payment.amount) await refundDifference(tx, paid, payment, known)
  } else if (known.status === 'authorized') {
    const captureAt = new Date(payment.createdAt.getTime() + CAPTURE_AFTER_MS)
    const wanted = payment.wanted ?? (captureAt <= now ? 'capture' : null)
    const soon = new Date(now.getTime() + (payment.wanted ? SOON_MS : 0))
    await write(tx, payment, { wanted, checkAt: wanted ? soon : captureAt })
  } else if (known.status === 'ended' || known.status === 'failed')
    await paymentFailed(tx, order, payment, known.failure)
}

async function bookVoided(
  tx: TxCtx,
  order: LockedOrder,
  payment: Payment,
  known: ProviderPayment,
): Promise<void> {
  if (known.status === 'paid') return refundStray(tx, order, payment, known)
  // a charge that was asked for may be on its way still
  const mayCome = payment.savedMethod !== null && !known.ref && isYoung(tx, payment)
  const isOver = known.status === 'ended' && !mayCome
  await write(tx, payment, {
    ref: known.ref ?? payment.ref,
    wanted: isOver ? null : 'void',
    checkAt: isOver ? null : new Date(tx.clock.now().getTime() + SOON_MS),
  })
}

const isYoung = ({ clock }: TxCtx, { createdAt }: Payment) =>
  clock.now().getTime() - createdAt.getTime() < QUIET_MS

/** In ten minutes, and once the page is closed. */
function nextLook({ clock }: TxCtx, { checkoutUntil }: Payment): Date {
  const now = clock.now().getTime()
  const closes = checkoutUntil?.getTime() ?? now
  return new Date(closes > now ? Math.min(closes, now + QUIET_MS) : now + SOON_MS)
}
