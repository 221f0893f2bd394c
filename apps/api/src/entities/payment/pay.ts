import { inTransaction, type PatientCtx, type TxCtx } from '../../context.ts'
import { payments } from '../../db/schema/order.ts'
import { PaymentError } from '../../payments/port.ts'
import { conflict, DomainError, invalid, invalidTransition } from '../errors.ts'
import { cardPayment, duePayment, isUnpaid } from '../order/card.ts'
import { type LockedOrder, order as orderEntity } from '../order/entity.ts'
import { announceOrder } from '../order/sendMails.ts'
import { getShopSettings } from '../platform/shopSettings.ts'
import { type Back, openCheckout } from './checkout.ts'
import { newestOf } from './newest.ts'
import { isCharge, type Payment } from './row.ts'
import { settlePayment, syncPayment } from './sync.ts'
import { voidOpen } from './voidOpen.ts'

type Method = 'card' | 'invoice' | 'bank_transfer'

/** A page that nobody has answered for so long is made anew: it must be open for 30 minutes. */
const PATIENCE_MS = 20_000

/** Pays an unpaid card order: on the page that is open, on a new one, or in another way. */
export async function payOrder(
  ctx: PatientCtx,
  orderId: string,
  { payment_method: method }: { payment_method: Method },
): Promise<void> {
  const order = await orderEntity.get(ctx, orderId)
  refusePaid(order)
  if (!(await getShopSettings(ctx))['payment.methods'].includes(method)) throw notOffered()
  try {
    if (method === 'card') await openPage(ctx, orderId, 'order')
    else await payOtherwise(ctx, orderId, method)
  } catch (error) {
    if (error instanceof PaymentError) throw refusalOf(error)
    throw error
  }
}

/** The page on which the order is paid by card: the one that is open, or a new one. */
export async function payByCard(ctx: PatientCtx, orderId: string, back: Back): Promise<string> {
  try {
    const url = await openPage(ctx, orderId, back)
    if (!url) throw new PaymentError('away', 'no_page')
    return url
  } catch (error) {
    if (error instanceof PaymentError) throw refusalOf(error)
    throw error
  }
}

/** For the patient who is back from the provider's page; an event may come before or after. */
export async function checkPayment(ctx: PatientCtx, orderId: string): Promise<void> {
  await orderEntity.get(ctx, orderId)
  const found = await newestOf(ctx, orderId)
  if (found) await syncPayment(ctx, found.payment)
}

async function openPage(ctx: PatientCtx, orderId: string, back: Back): Promise<string | null> {
  const charged = await newestOf(ctx, orderId)
  const isCharged = charged !== undefined && isCharge(charged.payment)
  // a saved card whose answer was lost may have been charged
  if (isCharged) await settlePayment(ctx, charged.payment)
  await inTransaction(ctx, async (tx) => {
    const order = await orderEntity.lock(tx, orderId)
    if (charged && !isUnpaid(order)) return
    refusePaid(order)
    const newest = await newestOf(tx, orderId)
    if (newest && isUsable(tx, newest.payment)) return
    // its card is charged since a moment ago, and nobody knows yet what comes of it
    if (newest && isCharge(newest.payment) && !isCharged) return
    await voidOpen(tx, orderId)
    const keepCard = newest?.payment.keepCard ?? false
    await tx.db.insert(payments).values(cardPayment(tx, order, { keepCard }))
    if (order.paymentState === 'failed')
      await order.move({ paymentState: 'pending' }, {}, { action: 'payment_retried' })
  })
  return openCheckout(ctx, orderId, back)
}

function isUsable({ clock }: TxCtx, payment: Payment): boolean {
  const now = clock.now().getTime()
  if (payment.status !== 'pending') return false
  return payment.checkoutUrl
    ? (payment.checkoutUntil?.getTime() ?? 0) > now
    : payment.createdAt.getTime() + PATIENCE_MS > now
}

/** The page is closed first: nobody pays twice. */
async function payOtherwise(
  ctx: PatientCtx,
  orderId: string,
  method: 'invoice' | 'bank_transfer',
): Promise<void> {
  const newest = await newestOf(ctx, orderId)
  if (newest) await settlePayment(ctx, newest.payment, { close: true })
  await inTransaction(ctx, async (tx) => {
    const order = await orderEntity.lock(tx, orderId)
    // paid in that moment
    if (!isUnpaid(order) || order.paymentMethod !== 'card') return
    await voidOpen(tx, orderId)
    await writeMethod(tx, order, method)
    await announceOrder(tx, order)
  })
}

async function writeMethod(tx: TxCtx, order: LockedOrder, method: 'invoice' | 'bank_transfer') {
  await tx.db.insert(payments).values(duePayment(tx, order, method))
  const said = {
    action: 'payment_method_changed' as const,
    before: { payment_method: order.paymentMethod },
    after: { payment_method: method },
  }
  if (order.paymentState === 'failed')
    await order.move({ paymentState: 'pending' }, { paymentMethod: method }, said)
  else await order.save({ paymentMethod: method }, said)
}

function refusePaid(order: Parameters<typeof isUnpaid>[0] & { paymentMethod: string }): void {
  if (isUnpaid(order) && order.paymentMethod === 'card') return
  throw invalidTransition('payment', order.paymentState, 'pending', [])
}

const refusalOf = ({ kind }: PaymentError) =>
  kind === 'away' || kind === 'rate'
    ? new DomainError('unavailable', 'PAYMENT_AWAY', {
        en: 'The card service does not answer. Try again in a minute, or choose another payment method.',
        ja: 'カード決済サービスに接続できません。1分ほど待ってもう一度お試しいただくか、別のお支払い方法を選択してください。',
      })
    : conflict('PAYMENT_REFUSED', {
        en: 'This order cannot be paid by card. Choose another payment method.',
        ja: 'このご注文はカードでお支払いいただけません。別のお支払い方法を選択してください。',
      })

const notOffered = () =>
  invalid('payment_method', 'PAYMENT_METHOD_NOT_OFFERED', {
    en: 'This payment method is not available. Choose another one.',
    ja: 'このお支払い方法はご利用いただけません。別の方法を選択してください。',
  })
