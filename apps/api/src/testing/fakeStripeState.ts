import type Stripe from 'stripe'

/** The parts of Stripe's objects that the adapter reads, in Stripe's own types. */
export type FakeIntent = Pick<
  Stripe.PaymentIntent,
  | 'id'
  | 'object'
  | 'amount'
  | 'amount_received'
  | 'amount_capturable'
  | 'currency'
  | 'status'
  | 'metadata'
  | 'customer'
> & {
  latest_charge: FakeCharge | null
  last_payment_error: { code: string; decline_code?: string } | null
}
type FakeCharge = Pick<Stripe.Charge, 'id' | 'object' | 'amount_refunded' | 'metadata'> & {
  payment_intent: string
  payment_method_details: { card: { brand: string; last4: string } }
}
export type FakeSession = Pick<
  Stripe.Checkout.Session,
  'id' | 'object' | 'amount_total' | 'currency' | 'status' | 'url' | 'metadata' | 'expires_at'
> & { payment_intent: FakeIntent | null; customer: string | null; saves: boolean }
export type FakeRefund = Pick<
  Stripe.Refund,
  'id' | 'object' | 'amount' | 'status' | 'payment_intent' | 'failure_reason' | 'metadata'
>
type FakeMethod = Pick<Stripe.PaymentMethod, 'id' | 'object' | 'type'> & {
  customer: string | null
  card: { brand: string; last4: string; exp_month: number; exp_year: number }
}

export type Params = { [name: string]: string | Params | undefined }

/** What the API refuses, as it words it. */
export class Refusal extends Error {
  readonly status: number
  readonly body: Record<string, unknown>
  constructor(status: number, type: string, more: Record<string, unknown> = {}) {
    super(type)
    this.status = status
    this.body = { type, message: type, ...more }
  }
}
export const missing = () => new Refusal(404, 'invalid_request_error', { code: 'resource_missing' })
export const unexpected = (code: string) => new Refusal(400, 'invalid_request_error', { code })

/** Everything the fake remembers. */
export class FakeState {
  sessions = new Map<string, FakeSession>()
  intents = new Map<string, FakeIntent>()
  refunds = new Map<string, FakeRefund>()
  methods = new Map<string, FakeMethod>()
  customers = new Set<string>()
  /** Types and objects of events that Stripe would send, in order. */
  events: Stripe.Event[] = []
  /** What Stripe's clock says: a checkout must be open for half an hour from then on. */
  now = (): Date => new Date()
  /** What the bank of a card answers to refunds. */
  refundsFail = false
  private count = 0

  id = (prefix: string) => `${prefix}_${++this.count}${'0'.repeat(8)}`

  tell(type: Stripe.Event['type'], object: object): void {
    const created = Math.floor(this.now().getTime() / 1_000)
    const event = { id: this.id('evt'), object: 'event', type, created, data: { object } }
    // an event is a picture of its moment
    this.events.push(structuredClone(event) as unknown as Stripe.Event)
  }

  intent(id: string | undefined): FakeIntent {
    const found = this.intents.get(id ?? '')
    if (!found) throw missing()
    return found
  }

  makeIntent(of: Pick<FakeIntent, 'amount' | 'currency' | 'metadata' | 'customer'>): FakeIntent {
    const intent: FakeIntent = {
      id: this.id('pi'),
      object: 'payment_intent',
      status: 'requires_payment_method',
      amount_received: 0,
      amount_capturable: 0,
      latest_charge: null,
      last_payment_error: null,
      ...of,
    }
    this.intents.set(intent.id, intent)
    return intent
  }

  authorize(intent: FakeIntent): void {
    intent.status = 'requires_capture'
    intent.amount_capturable = intent.amount
    intent.last_payment_error = null
    intent.latest_charge = {
      id: this.id('ch'),
      object: 'charge',
      amount_refunded: 0,
      metadata: intent.metadata,
      payment_intent: intent.id,
      payment_method_details: { card: { brand: 'visa', last4: '4242' } },
    }
    this.tell('payment_intent.amount_capturable_updated', intent)
  }

  decline(intent: FakeIntent): void {
    intent.last_payment_error = { code: 'card_declined', decline_code: 'insufficient_funds' }
    this.tell('payment_intent.payment_failed', intent)
  }
}
