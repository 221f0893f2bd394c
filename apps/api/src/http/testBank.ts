import type { FastifyInstance } from 'fastify'
import type { Ports } from '../context.ts'
import { openTestBank } from '../payments/open.ts'
import { PaymentError } from '../payments/port.ts'
import type { TestBank } from '../payments/testBank/bank.ts'
import { type Telling, tellings, testCards } from '../payments/testBank/cards.ts'
import type { SignedEvent } from '../payments/testBank/signature.ts'
import { renderTestBank } from './testBankPage.ts'

type Route = { Params: { id: string }; Body: URLSearchParams }

/** A late event comes so long after the patient is back. */
const LATE_MS = 15_000

/** `/dev/bank/{checkout}`: the page of the test bank, where it takes the cards. Outside production only. */
export async function registerTestBank(app: FastifyInstance, ports: Ports): Promise<void> {
  if (ports.payments?.provider !== 'test_bank') return
  const bank = openTestBank(ports.config, ports)
  const origin = new URL(ports.config.publicUrl).origin
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, text, done) => done(null, new URLSearchParams(String(text))),
    )
    scope.get<Route>('/dev/bank/:id', async (request, reply) => {
      const checkout = await bank.checkout(request.params.id).catch(unknown)
      if (!checkout) return reply.callNotFound()
      const view = await bank.read(request.params.id)
      return reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', policyOf(request.nonce, origin))
        .send(renderTestBank(checkout, view.status, request.nonce))
    })
    scope.post<Route>('/dev/bank/:id', async (request, reply) => {
      const { id } = request.params
      const checkout = await bank.checkout(id).catch(unknown)
      if (!checkout) return reply.callNotFound()
      const telling = tellings.find((each) => each === request.body.get('telling')) ?? 'at_once'
      const events = await act(bank, id, request.body, telling).catch(unknown)
      const deliver = () => tell(app, events ?? [])
      if (telling === 'late') setTimeout(() => void deliver(), LATE_MS).unref()
      else await deliver()
      const { status } = await bank.read(id)
      const isBack = request.body.get('do') === 'back'
      const isPaid = status === 'authorized' || status === 'paid'
      const next = isBack ? checkout.cancelUrl : isPaid ? checkout.successUrl : `/dev/bank/${id}`
      return reply.redirect(next, 303)
    })
  })
}

async function act(
  bank: TestBank,
  id: string,
  form: URLSearchParams,
  telling: Telling,
): Promise<SignedEvent[]> {
  const card = testCards.find(({ last4 }) => last4 === form.get('card'))
  if (form.get('do') === 'pay' && card) return bank.pay(id, card.last4, telling)
  if (form.get('do') === 'confirm') return bank.confirm(id, true, telling)
  if (form.get('do') === 'refuse') return bank.confirm(id, false, telling)
  return []
}

/** Sends the events to our own webhook, as a provider would. */
async function tell(app: FastifyInstance, events: SignedEvent[]): Promise<void> {
  for (const { body, headers } of events)
    await app.inject({
      method: 'POST',
      url: '/api/hooks/payments',
      headers: { ...headers, 'content-type': 'application/json' },
      body,
    })
}

/** A checkout nobody has made, or one that is over meanwhile: the page says what is. */
const unknown = (error: unknown): undefined => {
  if (!(error instanceof PaymentError)) throw error
}

const policyOf = (nonce: string, origin: string) =>
  `default-src 'none'; style-src 'nonce-${nonce}'; img-src 'self'; form-action 'self' ${origin}; base-uri 'none'; frame-ancestors 'none'`
