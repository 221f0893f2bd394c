import {
  type FakeIntent,
  type FakeRefund,
  type FakeSession,
  type FakeState,
  missing,
  type Params,
  Refusal,
  unexpected,
} from './fakeStripeState.ts'

type Call = (state: FakeState, params: Params, id: string) => object

/** The calls of the API that the adapter makes. */
const calls: [RegExp, Call][] = [
  [/^POST \/v1\/customers$/, (state) => made(state.customers, state.id('cus'))],
  [/^GET \/v1\/customers\/([^/]+)\/payment_methods$/, (state, _, id) => methodsOf(state, id)],
  [/^DELETE \/v1\/customers\/([^/]+)$/, (state, _, id) => forget(state, id)],
  [/^POST \/v1\/payment_methods\/([^/]+)\/detach$/, (state, _, id) => detach(state, id)],
  [/^POST \/v1\/checkout\/sessions$/, (state, params) => makeSession(state, params)],
  [/^GET \/v1\/checkout\/sessions\/([^/]+)$/, (state, _, id) => session(state, id)],
  [/^POST \/v1\/checkout\/sessions\/([^/]+)\/expire$/, (state, _, id) => expire(state, id)],
  [/^POST \/v1\/payment_intents$/, (state, params) => charge(state, params)],
  [/^GET \/v1\/payment_intents$/, (state, params) => intentsOf(state, params)],
  [/^GET \/v1\/payment_intents\/([^/]+)$/, (state, _, id) => state.intent(id)],
  [/^POST \/v1\/payment_intents\/([^/]+)\/capture$/, (state, p, id) => capture(state, p, id)],
  [/^POST \/v1\/payment_intents\/([^/]+)\/cancel$/, (state, _, id) => cancel(state, id)],
  [/^GET \/v1\/refunds$/, (state, params) => refundsOf(state, params)],
  [/^POST \/v1\/refunds$/, (state, params) => refund(state, params)],
  [/^GET \/v1\/refunds\/([^/]+)$/, (state, _, id) => state.refunds.get(id) ?? fail()],
]

export function answerStripe(
  state: FakeState,
  method: string,
  path: string,
  params: Params,
): object {
  for (const [pattern, call] of calls) {
    const match = pattern.exec(`${method} ${path}`)
    if (match) return call(state, params, match[1] ?? '')
  }
  return fail()
}

const fail = (): never => {
  throw missing()
}

const text = (value: Params[string]): string => (typeof value === 'string' ? value : '')
const within = (params: Params, ...names: string[]): Params =>
  names.reduce<Params>((at, name) => (typeof at[name] === 'object' ? at[name] : {}), params)

function made(customers: Set<string>, id: string): object {
  customers.add(id)
  return { id, object: 'customer' }
}

const methodsOf = (state: FakeState, customer: string) => ({
  object: 'list',
  has_more: false,
  data: [...state.methods.values()].filter((method) => method.customer === customer),
})

function detach(state: FakeState, id: string): object {
  const method = state.methods.get(id) ?? fail()
  state.methods.delete(id)
  return { ...method, customer: null }
}

function forget(state: FakeState, id: string): object {
  if (!state.customers.delete(id)) throw missing()
  for (const [methodId, { customer }] of state.methods)
    if (customer === id) state.methods.delete(methodId)
  return { id, object: 'customer', deleted: true }
}

const intentsOf = (state: FakeState, params: Params) => ({
  object: 'list',
  has_more: false,
  data: [...state.intents.values()]
    .filter(({ customer }) => customer === text(params.customer))
    .reverse(),
})

const session = (state: FakeState, id: string): FakeSession => state.sessions.get(id) ?? fail()

function makeSession(state: FakeState, params: Params): FakeSession {
  const price = within(params, 'line_items', '0', 'price_data')
  const expiresAt = Number(params.expires_at)
  if (expiresAt < state.now().getTime() / 1_000 + 1_800) throw unexpected('expires_too_soon')
  const customer = text(params.customer) || null
  if (customer && !state.customers.has(customer)) throw missing()
  const id = state.id('cs')
  const made: FakeSession = {
    id,
    object: 'checkout.session',
    status: 'open',
    url: `https://checkout.stripe.test/${id}`,
    amount_total: Number(price.unit_amount),
    currency: text(price.currency),
    metadata: within(params, 'metadata') as Record<string, string>,
    expires_at: expiresAt,
    payment_intent: null,
    customer,
    saves: text(within(params, 'payment_intent_data').setup_future_usage) === 'off_session',
  }
  state.sessions.set(id, made)
  return made
}

function expire(state: FakeState, id: string): FakeSession {
  const found = session(state, id)
  if (found.status !== 'open') throw unexpected('session_not_open')
  found.status = 'expired'
  if (found.payment_intent) found.payment_intent.status = 'canceled'
  state.tell('checkout.session.expired', { ...found, payment_intent: null })
  return found
}

/** Off-session; a method whose id ends so is refused by its bank. */
function charge(state: FakeState, params: Params): FakeIntent {
  const method = state.methods.get(text(params.payment_method)) ?? fail()
  if (method.customer !== text(params.customer)) throw missing()
  const intent = state.makeIntent({
    amount: Number(params.amount),
    currency: text(params.currency),
    metadata: within(params, 'metadata') as Record<string, string>,
    customer: text(params.customer),
  })
  if (method.card.last4 === '0002') {
    state.decline(intent)
    throw new Refusal(402, 'card_error', {
      code: 'card_declined',
      decline_code: 'insufficient_funds',
      payment_intent: intent,
    })
  }
  if (method.card.last4 === '3220') {
    intent.last_payment_error = {
      code: 'authentication_required',
      decline_code: 'authentication_required',
    }
    throw new Refusal(402, 'card_error', { ...intent.last_payment_error, payment_intent: intent })
  }
  state.authorize(intent)
  return intent
}

function capture(state: FakeState, params: Params, id: string): FakeIntent {
  const intent = state.intent(id)
  if (intent.status !== 'requires_capture') throw unexpected('payment_intent_unexpected_state')
  const amount = Number(params.amount_to_capture)
  if (amount > intent.amount_capturable) throw unexpected('amount_too_large')
  intent.status = 'succeeded'
  intent.amount_received = amount
  intent.amount_capturable = 0
  state.tell('payment_intent.succeeded', intent)
  return intent
}

function cancel(state: FakeState, id: string): FakeIntent {
  const intent = state.intent(id)
  if (['succeeded', 'canceled'].includes(intent.status))
    throw unexpected('payment_intent_unexpected_state')
  intent.status = 'canceled'
  intent.amount_capturable = 0
  state.tell('payment_intent.canceled', intent)
  return intent
}

const refundsOf = (state: FakeState, params: Params) => ({
  object: 'list',
  has_more: false,
  data: [...state.refunds.values()].filter(
    ({ payment_intent }) => payment_intent === text(params.payment_intent),
  ),
})

function refund(state: FakeState, params: Params): FakeRefund {
  const intent = state.intent(text(params.payment_intent))
  const charge = intent.latest_charge
  const amount = Number(params.amount)
  if (intent.status !== 'succeeded' || !charge) throw unexpected('charge_not_captured')
  if (charge.amount_refunded + amount > intent.amount_received) throw unexpected('amount_too_large')
  // what the card's bank sends back is there to be refunded again
  if (!state.refundsFail) charge.amount_refunded += amount
  const made: FakeRefund = {
    id: state.id('re'),
    object: 'refund',
    amount,
    status: state.refundsFail ? 'failed' : 'succeeded',
    payment_intent: intent.id,
    failure_reason: state.refundsFail ? 'expired_or_canceled_card' : undefined,
    metadata: within(params, 'metadata') as Record<string, string>,
  }
  state.refunds.set(made.id, made)
  state.tell('charge.refunded', charge)
  return made
}
