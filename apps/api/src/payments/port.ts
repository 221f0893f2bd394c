/** Amounts are integers in minor units of ISO 4217; refs are the provider's own ids, opaque to everyone else. */

export type CheckoutInput = {
  /** Our row of the payment: comes back with every event, and makes the key of the call. */
  paymentId: string
  orderId: string
  /** As the patient reads it on the provider's page. */
  number: string
  amount: number
  currency: string
  /** The provider's id of the patient; null where nothing of theirs is kept. */
  customer: string | null
  /** The patient has agreed that the card is kept for later orders; needs `customer`. */
  saveCard: boolean
  locale: 'en' | 'ja'
  successUrl: string
  cancelUrl: string
  /** The page takes no payment after this; at least 30 minutes ahead. */
  expiresAt: Date
}

/** A page of the provider on which one payment is made. */
export type Checkout = { ref: string; url: string }

const paymentStatuses = [
  /** The page is open and nothing was paid yet. */
  'open',
  /** The provider waits for the bank, or for the patient to confirm. */
  'processing',
  'authorized',
  'paid',
  /** Declined, and the page is closed. */
  'failed',
  /** The page was closed unpaid, or the authorization was given up. */
  'ended',
] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

export type Card = { brand: string; last4: string }

/** What the provider knows of a payment now. */
export type ProviderPayment = {
  status: PaymentStatus
  /** To capture, void and refund it by; null while nobody has tried to pay. */
  ref: string | null
  /** Ours, as they were given with the checkout. */
  orderId: string | null
  paymentId: string | null
  /** Authorized, or captured where it is paid. */
  amount: number
  currency: string
  /** Why the last try failed, by the provider's code. */
  failure: string | null
  card: Card | null
}

export type SavedCharge = {
  paymentId: string
  orderId: string
  customer: string
  method: string
  amount: number
  currency: string
}

export type ChargeResult =
  | { kind: 'authorized'; ref: string }
  /** The bank wants the patient to confirm (3-D Secure): only a checkout can do it. */
  | { kind: 'needs_action'; ref: string | null }
  | { kind: 'declined'; ref: string | null; code: string }

export const refundStates = ['pending', 'done', 'failed'] as const
export type RefundState = (typeof refundStates)[number]
export type ProviderRefund = { ref: string; state: RefundState; failure: string | null }

export type SavedMethod = Card & { ref: string; expMonth: number; expYear: number }

/**
 * Says that something has happened, not what is true now: events are late, twice and out of order, so whoever
 * gets one asks. `paymentId` is ours where the provider still has it; `ref` is the payment's.
 */
export type PaymentEvent = {
  id: string
  kind: 'payment' | 'refund' | 'dispute_opened' | 'dispute_won' | 'dispute_lost'
  ref: string | null
  paymentId: string | null
  at: Date
}

/**
 * Why the provider did not do it. `declined`: the bank refused, `code` says why. `away`: nobody answered, or
 * not within 10 seconds, and it may have happened; or the provider does not know the shop by its key. `rate`: asked
 * too often. `invalid`: it can never succeed so.
 */
export class PaymentError extends Error {
  override name = 'PaymentError'
  readonly kind: 'declined' | 'away' | 'rate' | 'invalid'
  readonly code: string
  constructor(kind: PaymentError['kind'], code: string, options?: ErrorOptions) {
    super(`payment provider: ${kind} (${code})`, options)
    this.kind = kind
    this.code = code
  }
}

/**
 * Who takes cards. Never asked inside a transaction. Every call that changes something may be repeated: with
 * the same key it happens once and answers the same.
 * @throws PaymentError
 */
export type Payments = {
  provider: 'test_bank' | 'stripe'
  /** Money can be reserved first and captured later; else it is charged at once. */
  canAuthorize: boolean
  createCheckout(input: CheckoutInput): Promise<Checkout>
  /** Nobody can pay there any more. No error when it is over already, paid or not: `read` says which. */
  expireCheckout(ref: string): Promise<void>
  /** By the ref of a checkout or of a payment. */
  read(ref: string): Promise<ProviderPayment>
  /** At most what was authorized; the rest is given up. */
  capture(ref: string, amount: number, currency: string, key: string): Promise<void>
  void(ref: string, key: string): Promise<void>
  /** The patient is not there; the card was saved for it. A card of another customer, or none, is `invalid`. */
  chargeSaved(charge: SavedCharge): Promise<ChargeResult>
  /** What became of `chargeSaved` whose answer was lost; null where nothing was made. */
  findCharge(customer: string, paymentId: string): Promise<ProviderPayment | null>
  /**
   * A key is one refund, however much later it is asked for again. A second `attempt` makes another one where all
   * before have failed, and answers the one that has not.
   */
  refund(
    ref: string,
    amount: number,
    currency: string,
    key: string,
    attempt?: number,
  ): Promise<ProviderRefund>
  readRefund(ref: string): Promise<ProviderRefund>
  /** One for each patient; answers the provider's id. */
  createCustomer(patientId: string): Promise<string>
  listMethods(customer: string): Promise<SavedMethod[]>
  detachMethod(ref: string): Promise<void>
  /** Their cards go with them; payments stay, and can be captured and refunded. Unknown: no error. */
  deleteCustomer(customer: string): Promise<void>
  /** Checks signature and age of a raw body. Null: not authentic. `ignored`: nothing we act on. */
  readEvent(
    rawBody: Buffer,
    headers: Record<string, string | undefined>,
  ): PaymentEvent | 'ignored' | null
}
