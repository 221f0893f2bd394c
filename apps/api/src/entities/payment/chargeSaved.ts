import { type Ctx, inTransaction, type TxCtx } from '../../context.ts'
import { payments } from '../../db/schema/order.ts'
import { and, eq, inArray, isNull } from '../../db/sql.ts'
import { PaymentError } from '../../payments/port.ts'
import { invalidTransition } from '../errors.ts'
import { cardPayment, isUnpaid } from '../order/card.ts'
import { order as orderEntity } from '../order/entity.ts'
import { newestOf } from './newest.ts'
import { isCharge, type Payment } from './row.ts'
import { settlePayment } from './sync.ts'
import { voidOpen } from './voidOpen.ts'

export type Charged =
  | { kind: 'authorized' }
  /** The bank wants the patient to confirm: they have to pay on a page. */
  | { kind: 'needs_action' }
  /** By the provider's code. */
  | { kind: 'declined'; code: string }
  /** The provider has not answered; it is asked until it has, and never charges twice. */
  | { kind: 'waiting' }

/**
 * Charges a card that the patient of a placed order has saved, while they are not there: authorises it and books that
 * as a checkout that was paid. Never inside a transaction: the order has been committed. Called again it goes on with
 * the same payment until that is refused; after a refusal the order's payment is `failed`, and the next call is a new
 * try. The patient can still pay the order in another way all the time.
 * 409 INVALID_TRANSITION for an order that is cancelled or that is not paid by card.
 */
export async function chargeSavedCard(
  ctx: Ctx,
  { id }: { id: string },
  method: string,
): Promise<Charged> {
  const payment = await inTransaction(ctx, (tx) => begin(tx, id, method))
  return payment ? charge(ctx, payment) : { kind: 'authorized' }
}

/** The same of the payment with which an order was placed; false where a page is needed to pay on. */
export async function chargePlaced(ctx: Ctx, orderId: string): Promise<boolean> {
  const found = await newestOf(ctx, orderId)
  if (found?.payment.status !== 'pending') return true
  if (!isCharge(found.payment)) return false
  const { kind } = await charge(ctx, found.payment)
  if (kind !== 'waiting') return kind === 'authorized'
  // an event may have booked the refusal before
  const now = (await newestOf(ctx, orderId))?.payment
  return now?.status !== 'pending' || isCharge(now)
}

async function charge(ctx: Ctx, payment: Payment): Promise<Charged> {
  try {
    const known = await settlePayment(ctx, payment)
    if (known?.status === 'authorized' || known?.status === 'paid') return { kind: 'authorized' }
    if (known?.status !== 'failed') return { kind: 'waiting' }
    const code = known.failure ?? 'declined'
    return code === 'authentication_required'
      ? { kind: 'needs_action' }
      : { kind: 'declined', code }
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error
    const { kind, code } = error
    ctx.log.warn({ payment: payment.id, kind, code }, 'a saved card was not charged')
    return { kind: 'waiting' }
  }
}

/** The payment that is to be charged; null when the order is paid already. */
async function begin(tx: TxCtx, orderId: string, method: string): Promise<Payment | null> {
  const order = await orderEntity.lock(tx, orderId)
  if (order.orderState === 'cancelled' || order.paymentMethod !== 'card')
    throw invalidTransition('payment', order.paymentState, 'authorized', [])
  if (!isUnpaid(order)) return null
  const newest = (await newestOf(tx, orderId))?.payment
  if (newest?.status === 'pending') {
    if (newest.wanted === 'charge' && newest.savedMethod === method) return newest
    // nobody has been shown its page yet
    const taken = await asCharge(tx, newest, method)
    if (taken) return taken
  }
  await voidOpen(tx, orderId)
  const values = { ...cardPayment(tx, order), wanted: 'charge' as const, savedMethod: method }
  const [made] = await tx.db.insert(payments).values(values).returning()
  if (order.paymentState === 'failed')
    await order.move({ paymentState: 'pending' }, {}, { action: 'payment_retried' })
  return made ?? null
}

async function asCharge(tx: TxCtx, { id }: Payment, method: string): Promise<Payment | undefined> {
  const [taken] = await tx.db
    .update(payments)
    .set({ wanted: 'charge', savedMethod: method })
    .where(
      and(
        eq(payments.id, id),
        isNull(payments.checkoutRef),
        inArray(payments.wanted, ['checkout']),
      ),
    )
    .returning()
  return taken
}
