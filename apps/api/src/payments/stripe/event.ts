import type Stripe from 'stripe'
import type { PaymentEvent } from '../port.ts'

/** Seconds that a signature may be old. */
const TOLERANCE = 300

/** The event when Stripe's signature over the raw body holds, else null. */
export function readStripeEvent(
  stripe: Stripe,
  secret: string,
  rawBody: Buffer,
  headers: Record<string, string | undefined>,
): PaymentEvent | 'ignored' | null {
  const signature = headers['stripe-signature']
  if (!signature) return null
  try {
    const event = stripe.webhooks.constructEvent(rawBody, signature, secret, TOLERANCE)
    return viewOf(event)
  } catch {
    return null
  }
}

function viewOf(event: Stripe.Event): PaymentEvent | 'ignored' {
  const { id } = event
  const at = new Date(event.created * 1_000)
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.expired':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed': {
      const { metadata, payment_intent } = event.data.object
      return { id, kind: 'payment', at, ref: idOf(payment_intent), paymentId: ours(metadata) }
    }
    case 'payment_intent.succeeded':
    case 'payment_intent.payment_failed':
    case 'payment_intent.processing':
    case 'payment_intent.amount_capturable_updated':
    case 'payment_intent.canceled': {
      const intent = event.data.object
      return { id, kind: 'payment', at, ref: intent.id, paymentId: ours(intent.metadata) }
    }
    case 'charge.refunded': {
      const { metadata, payment_intent } = event.data.object
      return { id, kind: 'refund', at, ref: idOf(payment_intent), paymentId: ours(metadata) }
    }
    case 'refund.updated':
    case 'refund.failed': {
      const { metadata, payment_intent } = event.data.object
      return { id, kind: 'refund', at, ref: idOf(payment_intent), paymentId: ours(metadata) }
    }
    case 'charge.dispute.created':
      return { ...disputed(event.data.object), id, at, kind: 'dispute_opened' }
    case 'charge.dispute.closed': {
      const kind = ends[event.data.object.status]
      return kind ? { ...disputed(event.data.object), id, at, kind } : 'ignored'
    }
    default:
      return 'ignored'
  }
}

/** How a dispute ends: an inquiry that was closed, or one that was settled before it began, has cost nothing. */
const ends: Record<string, 'dispute_won' | 'dispute_lost'> = {
  won: 'dispute_won',
  warning_closed: 'dispute_won',
  prevented: 'dispute_won',
  lost: 'dispute_lost',
}

/** A dispute has a metadata of its own: it is found by its payment. */
const disputed = (dispute: Stripe.Dispute) => ({
  ref: idOf(dispute.payment_intent),
  paymentId: null,
})

const ours = (metadata: Stripe.Metadata | null) => metadata?.payment_id ?? null

const idOf = (of: string | { id: string } | null): string | null =>
  typeof of === 'string' ? of : (of?.id ?? null)
