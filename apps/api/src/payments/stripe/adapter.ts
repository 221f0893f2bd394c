import Stripe from 'stripe'
import {
  type ChargeResult,
  type CheckoutInput,
  PaymentError,
  type Payments,
  type SavedCharge,
} from '../port.ts'
import { toStripe } from './amounts.ts'
import { ask } from './errors.ts'
import { readStripeEvent } from './event.ts'
import { metadataOf, viewOfIntent, viewOfRefund, viewOfSession } from './views.ts'

export type StripeSettings = {
  secretKey: string
  webhookSecret: string
  /** Where the API is, when it is not Stripe's own: tests. */
  apiBase?: string | undefined
}

/** What the code and the fake of the tests are written for; a newer one is a change like any other. */
const API_VERSION = '2026-10-28.endive'

/** Cards by Stripe: its own hosted page, so that no card number ever reaches this server. */
export function createStripePayments(
  settings: StripeSettings,
  { timeout = 10_000 }: { timeout?: number } = {},
): Payments {
  const stripe = new Stripe(settings.secretKey, {
    apiVersion: API_VERSION,
    timeout,
    // the key of each call makes a second try safe
    maxNetworkRetries: 1,
    telemetry: false,
    ...hostOf(settings.apiBase),
  })
  const withCharge = { expand: ['latest_charge'] }
  return {
    provider: 'stripe',
    canAuthorize: true,
    createCheckout: (input) => createCheckout(stripe, input),
    async expireCheckout(ref) {
      const session = await ask(() => stripe.checkout.sessions.retrieve(ref))
      if (session.status !== 'open') return
      await ask(() => stripe.checkout.sessions.expire(ref)).catch(async (error: PaymentError) => {
        // somebody paid in between
        const { status } = await ask(() => stripe.checkout.sessions.retrieve(ref))
        if (status === 'open') throw error
      })
    },
    async read(ref) {
      if (!ref.startsWith('cs_'))
        return viewOfIntent(await ask(() => stripe.paymentIntents.retrieve(ref, withCharge)))
      const expand = ['payment_intent.latest_charge']
      return viewOfSession(await ask(() => stripe.checkout.sessions.retrieve(ref, { expand })))
    },
    async capture(ref, amount, currency, key) {
      const amountToCapture = toStripe(amount, currency)
      const idempotencyKey = key
      await ask(() =>
        stripe.paymentIntents.capture(
          ref,
          { amount_to_capture: amountToCapture },
          { idempotencyKey },
        ),
      )
    },
    async void(ref, key) {
      await ask(() => stripe.paymentIntents.cancel(ref, {}, { idempotencyKey: key }))
    },
    chargeSaved: (charge) => chargeSaved(stripe, charge),
    async findCharge(customer, paymentId) {
      const params = { customer, limit: 100, expand: ['data.latest_charge'] }
      const { data } = await ask(() => stripe.paymentIntents.list(params))
      const made = data.find(({ metadata }) => metadata.payment_id === paymentId)
      return made ? viewOfIntent(made) : null
    },
    refund: (ref, amount, currency, key, attempt = 1) =>
      refund(stripe, { ref, amount, currency, key, attempt: String(attempt) }),
    readRefund: async (ref) => viewOfRefund(await ask(() => stripe.refunds.retrieve(ref))),
    async createCustomer(patientId) {
      const metadata = { patient_id: patientId }
      const idempotencyKey = `customer:${patientId}`
      return (await ask(() => stripe.customers.create({ metadata }, { idempotencyKey }))).id
    },
    async listMethods(customer) {
      const params = { type: 'card', limit: 20 } as const
      const { data } = await ask(() => stripe.customers.listPaymentMethods(customer, params))
      return data.flatMap(({ id: ref, card }) =>
        card
          ? [
              {
                ref,
                brand: card.brand,
                last4: card.last4,
                expMonth: card.exp_month,
                expYear: card.exp_year,
              },
            ]
          : [],
      )
    },
    async detachMethod(ref) {
      await ask(() => stripe.paymentMethods.detach(ref))
    },
    async deleteCustomer(customer) {
      await ask(() => stripe.customers.del(customer)).catch((error: PaymentError) => {
        if (error.code !== 'resource_missing') throw error
      })
    },
    readEvent: (rawBody, headers) =>
      readStripeEvent(stripe, settings.webhookSecret, rawBody, headers),
  }
}

async function createCheckout(stripe: Stripe, input: CheckoutInput) {
  const { amount, currency, customer, number } = input
  const metadata = metadataOf(input)
  const session = await ask(() =>
    stripe.checkout.sessions.create(
      {
        mode: 'payment',
        allowed_payment_method_types: ['card'],
        line_items: [
          {
            quantity: 1,
            price_data: {
              currency: currency.toLowerCase(),
              unit_amount: toStripe(amount, currency),
              // what was bought is nobody's business but the clinic's
              product_data: { name: number },
            },
          },
        ],
        ...(customer ? { customer } : {}),
        client_reference_id: input.orderId,
        metadata,
        payment_intent_data: {
          capture_method: 'manual',
          metadata,
          description: number,
          ...(input.saveCard && customer ? { setup_future_usage: 'off_session' as const } : {}),
        },
        locale: input.locale,
        success_url: input.successUrl,
        cancel_url: input.cancelUrl,
        expires_at: Math.floor(input.expiresAt.getTime() / 1_000),
      },
      { idempotencyKey: `checkout:${input.paymentId}` },
    ),
  )
  return { ref: session.id, url: session.url ?? '' }
}

async function chargeSaved(stripe: Stripe, charge: SavedCharge): Promise<ChargeResult> {
  try {
    const intent = await stripe.paymentIntents.create(
      {
        amount: toStripe(charge.amount, charge.currency),
        currency: charge.currency.toLowerCase(),
        customer: charge.customer,
        payment_method: charge.method,
        off_session: true,
        confirm: true,
        capture_method: 'manual',
        metadata: metadataOf(charge),
      },
      { idempotencyKey: `charge:${charge.paymentId}` },
    )
    if (intent.status === 'requires_capture' || intent.status === 'succeeded')
      return { kind: 'authorized', ref: intent.id }
    // the bank has not decided: it may still take the money, so nobody is asked for it in another way
    if (intent.status === 'processing') throw new PaymentError('away', 'processing')
    return { kind: 'needs_action', ref: intent.id }
  } catch (error) {
    if (error instanceof PaymentError) throw error
    if (!(error instanceof Stripe.errors.StripeCardError))
      return ask<ChargeResult>(() => Promise.reject(error))
    const ref = error.payment_intent?.id ?? null
    if (error.code === 'authentication_required') return { kind: 'needs_action', ref }
    return { kind: 'declined', ref, code: error.decline_code ?? error.code ?? 'declined' }
  }
}

type Refund = { ref: string; amount: number; currency: string; key: string; attempt: string }

/** Stripe forgets keys after 24 hours: what was made with this one is looked up first. */
async function refund(stripe: Stripe, { ref, amount, currency, key, attempt }: Refund) {
  const { data } = await ask(() => stripe.refunds.list({ payment_intent: ref, limit: 100 }))
  const mine = data.filter(({ metadata }) => metadata?.refund_id === key)
  const made =
    mine.find(({ status }) => status !== 'failed' && status !== 'canceled') ??
    mine.find(({ metadata }) => (metadata?.attempt ?? '1') === attempt)
  if (made) return viewOfRefund(made)
  const params = {
    payment_intent: ref,
    amount: toStripe(amount, currency),
    metadata: { refund_id: key, attempt },
  }
  const idempotencyKey = attempt === '1' ? key : `${key}:${attempt}`
  return viewOfRefund(await ask(() => stripe.refunds.create(params, { idempotencyKey })))
}

function hostOf(apiBase: string | undefined) {
  if (!apiBase) return {}
  const { hostname, port, protocol } = new URL(apiBase)
  const isPlain = protocol === 'http:'
  return {
    host: hostname,
    port: port || (isPlain ? 80 : 443),
    protocol: isPlain ? ('http' as const) : ('https' as const),
  }
}
