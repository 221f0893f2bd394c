import { OPEN_MS } from '../../../entities/order/card.ts'
import { CAPTURE_AFTER_MS } from '../../../entities/payment/sync.ts'
import type { TestBankCheckout } from '../../schema/testBank.ts'
import type { Draft } from './orderDraft.ts'

/** A card payment as the shop knows it, and the same in the books of the test bank, where refunds look for it. */
export function tellOfCard(o: Draft, status: 'authorized' | 'paid' | 'failed', at: Date): void {
  const { payment, row, world } = o
  const isPaid = status === 'paid'
  const isFailed = status === 'failed'
  const last4 = isFailed ? '0002' : '4242'
  const failure = isFailed ? 'insufficient_funds' : null
  Object.assign(payment, {
    status,
    ref: `tbp_${payment.id}`,
    failure,
    cardBrand: 'visa',
    cardLast4: last4,
    settledAt: isPaid ? at : null,
    checkoutUntil: new Date(row.placedAt.getTime() + OPEN_MS),
    checkAt: status === 'authorized' ? new Date(row.placedAt.getTime() + CAPTURE_AFTER_MS) : null,
  })
  world.add('testBank', {
    id: payment.id,
    kind: 'checkout',
    createdAt: row.placedAt,
    data: {
      paymentId: payment.id,
      orderId: row.id,
      number: row.number,
      amount: row.total,
      currency: row.currency,
      customer: null,
      saveCard: false,
      locale: 'en',
      successUrl: '',
      cancelUrl: '',
      expiresAt: at.toISOString(),
      status,
      last4,
      failure,
      captured: isPaid ? row.total : 0,
      refunded: 0,
    },
  })
}

/** The bank gives it back to the card at once. */
export function refundToCard({ payment, world }: Draft, id: string, amount: number, at: Date) {
  const paid = world.rows.testBank.find((each) => each.id === payment.id)
  if (!paid) throw new Error(`Payment ${payment.id} was not made by card.`)
  ;(paid.data as TestBankCheckout).refunded += amount
  world.add('testBank', {
    id,
    kind: 'refund',
    data: { checkoutId: payment.id, amount, state: 'done' },
    createdAt: at,
  })
  return { state: 'done' as const, paymentId: payment.id, providerRef: id }
}
