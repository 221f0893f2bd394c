import Stripe from 'stripe'
import type { StripeSettings } from '../payments/stripe/adapter.ts'
import { answerStripe } from './fakeStripeCalls.ts'
import { FakeState, type Params, Refusal } from './fakeStripeState.ts'
import { startHttpServer } from './httpServer.ts'

export type FakeStripe = FakeState & {
  settings: StripeSettings & { apiBase: string }
  /** Next answers: none at all, a second late, or 429. */
  fault: 'none' | 'away' | 'slow' | 'limited'
  /** Every answer is lost after the work was done. */
  losesAnswers: boolean
  /** Waits before and after the work of calls that change something; false: it is not done, or not answered. */
  gate: (moment: 'asked' | 'done', call: string) => Promise<boolean>
  calls: string[]
  /** As after 24 hours. */
  forgetKeys(): void
  /** The patient on the hosted page. */
  pay(sessionId: string, card?: 'works' | 'declines' | 'asks'): void
  confirm(sessionId: string): void
  /** A card that was good when it was saved. */
  saveCard(customer: string, last4: string): string
  /** An event as Stripe sends it. */
  signed(event: Stripe.Event, at?: Date): { body: string; headers: Record<string, string> }
  close(): Promise<void>
}

const inUse = { type: 'idempotency_error', code: 'idempotency_key_in_use', message: 'in use' }

/** Stripe on this machine: a real HTTP server that the real SDK talks to, with objects that remember. */
export async function startFakeStripe(): Promise<FakeStripe> {
  const state = new FakeState()
  const answers = new Map<string, { params: string; status: number; body: string }>()
  /** Keys of calls that are being worked on. */
  const under = new Set<string>()
  const { url, close } = await startHttpServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { pathname, search } = new URL(request.url ?? '/', 'http://fake')
    const text = request.method === 'GET' ? search.slice(1) : Buffer.concat(chunks).toString()
    fake.calls.push(`${request.method} ${pathname}`)
    if (fake.fault === 'away') return request.socket.destroy()
    if (fake.fault === 'slow') return
    const reply = (status: number, body: string) =>
      fake.losesAnswers
        ? request.socket.destroy()
        : response.writeHead(status, { 'content-type': 'application/json' }).end(body)
    if (fake.fault === 'limited')
      return reply(429, JSON.stringify({ error: { type: 'rate_limit_error', message: 'slow' } }))
    if (request.headers.authorization !== `Bearer ${fake.settings.secretKey}`)
      return reply(401, JSON.stringify({ error: { type: 'authentication_error', message: 'no' } }))
    const key = request.method === 'POST' ? String(request.headers['idempotency-key'] ?? '') : ''
    const giveUp = () => {
      under.delete(key)
      request.socket.destroy()
    }
    const before = key ? answers.get(key) : undefined
    if (before && before.params !== pathname + text)
      return reply(400, JSON.stringify({ error: { type: 'idempotency_error', message: key } }))
    if (before) return reply(before.status, before.body)
    if (key && under.has(key)) return reply(409, JSON.stringify({ error: inUse }))
    const call = `${request.method} ${pathname}`
    under.add(key)
    if (key && !(await fake.gate('asked', call))) return giveUp()
    under.delete(key)
    const answer = answerOf(state, request.method ?? 'GET', pathname, paramsOf(text))
    if (key) answers.set(key, { params: pathname + text, ...answer })
    if (key && !(await fake.gate('done', call))) return giveUp()
    reply(answer.status, answer.body)
  })
  const fake: FakeStripe = Object.assign(state, {
    settings: {
      secretKey: 'sk_test_fake',
      webhookSecret: 'whsec_fake',
      apiBase: url,
    },
    fault: 'none' as const,
    losesAnswers: false,
    gate: async () => true,
    calls: [],
    forgetKeys: () => answers.clear(),
    pay: (id: string, card: 'works' | 'declines' | 'asks' = 'works') => pay(state, id, card),
    confirm: (id: string) => complete(state, id),
    saveCard: (customer: string, last4: string) => saveCard(state, customer, last4),
    signed(event: Stripe.Event, at = new Date()) {
      const body = JSON.stringify(event)
      const timestamp = Math.floor(at.getTime() / 1_000)
      const secret = fake.settings.webhookSecret
      const { webhooks } = new Stripe('sk_test_fake')
      const signature = webhooks.generateTestHeaderString({
        payload: body,
        secret,
        timestamp,
      } as Parameters<typeof webhooks.generateTestHeaderString>[0])
      return { body, headers: { 'stripe-signature': signature } }
    },
    close,
  })
  return fake
}

function answerOf(state: FakeState, method: string, path: string, params: Params) {
  try {
    return { status: 200, body: JSON.stringify(answerStripe(state, method, path, params)) }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { status: error.status, body: JSON.stringify({ error: error.body }) }
  }
}

function pay(state: FakeState, id: string, card: 'works' | 'declines' | 'asks'): void {
  const session = state.sessions.get(id)
  if (session?.status !== 'open') throw new Error('nobody can pay there')
  session.payment_intent ??= state.makeIntent({
    amount: session.amount_total ?? 0,
    currency: session.currency ?? 'usd',
    metadata: session.metadata ?? {},
    customer: session.customer,
  })
  if (card === 'declines') {
    state.decline(session.payment_intent)
    return
  }
  session.payment_intent.status = 'requires_action'
  if (card === 'works') complete(state, id)
}

function complete(state: FakeState, id: string): void {
  const session = state.sessions.get(id)
  if (!session?.payment_intent) throw new Error('nobody has begun to pay')
  state.authorize(session.payment_intent)
  session.status = 'complete'
  if (session.saves && session.customer) saveCard(state, session.customer, '4242')
  state.tell('checkout.session.completed', {
    ...session,
    payment_intent: session.payment_intent.id,
  })
}

function saveCard(state: FakeState, customer: string, last4: string): string {
  const id = state.id('pm')
  const card = { brand: 'visa', last4, exp_month: 12, exp_year: 2030 }
  state.methods.set(id, { id, object: 'payment_method', type: 'card', customer, card })
  return id
}

/** `a[b][0]=c` as nested objects. */
function paramsOf(text: string): Params {
  const params: Params = {}
  for (const [path, value] of new URLSearchParams(text)) {
    const names = path.split(/[[\]]+/).filter(Boolean)
    const last = names.pop() ?? ''
    let at = params
    for (const name of names) {
      const next = at[name]
      const inner = typeof next === 'object' ? next : {}
      at[name] = inner
      at = inner
    }
    at[last] = value
  }
  return params
}
