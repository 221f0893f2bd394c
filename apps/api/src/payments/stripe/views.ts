import type Stripe from 'stripe'
import type { Card, PaymentStatus, ProviderPayment, ProviderRefund, RefundState } from '../port.ts'
import { fromStripe } from './amounts.ts'

/** Names of our ids in the metadata of everything that is made for a payment. */
export const metadataOf = (of: { paymentId: string; orderId: string }) => ({
  payment_id: of.paymentId,
  order_id: of.orderId,
})

/** A checkout that has its payment read with it; before anybody pays there is none. */
export function viewOfSession(session: Stripe.Checkout.Session): ProviderPayment {
  const intent = session.payment_intent
  if (intent && typeof intent !== 'string') {
    const view = viewOfIntent(intent)
    if (view.status !== 'failed' && view.status !== 'open') return view
    // after a decline the page still takes another card
    return { ...view, status: session.status === 'expired' ? 'ended' : 'open' }
  }
  const currency = (session.currency ?? '').toUpperCase()
  return {
    status: session.status === 'expired' ? 'ended' : 'open',
    ref: null,
    orderId: session.metadata?.order_id ?? null,
    paymentId: session.metadata?.payment_id ?? null,
    amount: fromStripe(session.amount_total ?? 0, currency),
    currency,
    failure: null,
    card: null,
  }
}

const statuses: Partial<Record<Stripe.PaymentIntent.Status, PaymentStatus>> = {
  requires_payment_method: 'failed',
  requires_capture: 'authorized',
  succeeded: 'paid',
  canceled: 'ended',
}

export function viewOfIntent(intent: Stripe.PaymentIntent): ProviderPayment {
  const currency = intent.currency.toUpperCase()
  const status = statuses[intent.status] ?? 'processing'
  const failure = intent.last_payment_error
  const amount = status === 'paid' ? intent.amount_received : intent.amount
  return {
    status: status === 'failed' && !failure ? 'open' : status,
    ref: intent.id,
    orderId: intent.metadata.order_id ?? null,
    paymentId: intent.metadata.payment_id ?? null,
    amount: fromStripe(amount, currency),
    currency,
    failure: failure ? (failure.decline_code ?? failure.code ?? 'declined') : null,
    card: cardOf(intent),
  }
}

function cardOf({ latest_charge: charge }: Stripe.PaymentIntent): Card | null {
  const card = charge && typeof charge !== 'string' ? charge.payment_method_details?.card : null
  return card?.last4 ? { brand: card.brand ?? 'card', last4: card.last4 } : null
}

const refundStates: Record<string, RefundState> = {
  succeeded: 'done',
  failed: 'failed',
  canceled: 'failed',
}

export const viewOfRefund = (refund: Stripe.Refund): ProviderRefund => ({
  ref: refund.id,
  state: refundStates[refund.status ?? ''] ?? 'pending',
  failure: refund.failure_reason ?? null,
})
