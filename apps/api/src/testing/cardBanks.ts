import { paymentCustomers, payments as paymentRows } from '../db/schema/order.ts'
import { and, desc, eq, isNotNull, sql } from '../db/sql.ts'
import { newId } from '../ids.ts'
import { openTestBank } from '../payments/open.ts'
import { PaymentError, type PaymentEvent, type Payments } from '../payments/port.ts'
import { createStripePayments } from '../payments/stripe/adapter.ts'
import type { SignedEvent } from '../payments/testBank/signature.ts'
import type { FakeStripe } from './fakeStripe.ts'
import type { TestApp } from './harness.ts'

export type Card = 'works' | 'declines' | 'asks'
type Fault = 'none' | 'away' | 'limited' | 'slow'

/** Tells the server of an event, as the provider does; answers the status. */
export const deliver = async (t: TestApp, { body, headers }: SignedEvent): Promise<number> =>
  (
    await t.app.inject({
      method: 'POST',
      url: '/api/hooks/payments',
      headers: { ...headers, 'content-type': 'application/json' },
      payload: body,
    })
  ).statusCode

/** What goes wrong between the shop and its provider. */
export type Trouble = {
  fault: Fault
  /** The provider does it, and the process ends before it hears of it. */
  diesAfter: keyof Payments | null
  /** Changes what is read of a payment. */
  reads: (view: Awaited<ReturnType<Payments['read']>>) => Awaited<ReturnType<Payments['read']>>
  /** Calls in their order. */
  calls: string[]
  /** Before each call. */
  before: (call: string) => Promise<void>
}

export const noTrouble = (): Trouble => ({
  fault: 'none',
  diesAfter: null,
  reads: (view) => view,
  calls: [],
  before: async () => {},
})

/** A provider in front of which things go wrong. */
export function troubled(payments: Payments, trouble: Trouble): Payments {
  const through =
    <A extends unknown[], R>(name: keyof Payments, call: (...args: A) => Promise<R>) =>
    async (...args: A): Promise<R> => {
      trouble.calls.push(name)
      await trouble.before(name)
      if (trouble.fault !== 'none')
        throw new PaymentError(trouble.fault === 'limited' ? 'rate' : 'away', trouble.fault)
      const answer = await call(...args)
      if (trouble.diesAfter === name) throw new PaymentError('away', 'killed')
      return answer
    }
  return {
    ...payments,
    createCheckout: through('createCheckout', payments.createCheckout),
    expireCheckout: through('expireCheckout', payments.expireCheckout),
    capture: through('capture', payments.capture),
    void: through('void', payments.void),
    refund: through('refund', payments.refund),
    chargeSaved: through('chargeSaved', payments.chargeSaved),
    findCharge: through('findCharge', payments.findCharge),
    createCustomer: through('createCustomer', payments.createCustomer),
    listMethods: through('listMethods', payments.listMethods),
    detachMethod: through('detachMethod', payments.detachMethod),
    deleteCustomer: through('deleteCustomer', payments.deleteCustomer),
    readRefund: through('readRefund', payments.readRefund),
    read: through('read', async (ref) => trouble.reads(await payments.read(ref))),
  }
}

export type Taken = { orderId: string; reserved: number; charged: number; refunded: number }

/** The patient on the provider's page and the provider's own books, of one clinic. */
export type Bank = {
  payments: Payments
  /** Pays on the page of an order's newest payment; the events of it. */
  pay(orderId: string, card: Card): Promise<SignedEvent[]>
  confirm(orderId: string): Promise<SignedEvent[]>
  /** A card that was good when it was saved; answers its ref. */
  saveCard(customer: string, card: Card): Promise<string>
  /** How many authorisations and charges of an order there are at the provider. */
  taken(orderId: string): Promise<number>
  /** An event of that kind about the newest payment of an order. */
  event(orderId: string, kind: PaymentEvent['kind'], at?: Date): Promise<SignedEvent>
  /** Everything that was ever taken or reserved, as the provider has it in its books, in units of the order. */
  books(): Promise<Taken[]>
  /** Whether the card of an order takes refunds. */
  takesRefunds(orderId: string, takes: boolean): Promise<void>
  /** The bank gives the money up by itself. */
  end(orderId: string): Promise<void>
}

const numbers = { works: '4242', declines: '0002', asks: '3220' }

/** The newest card payment of an order, as the shop knows it. */
export async function cardRow(t: TestApp, orderId: string) {
  const [row] = await t.rows(
    paymentRows,
    and(eq(paymentRows.orderId, orderId), isNotNull(paymentRows.checkoutUntil)),
    desc(paymentRows.createdAt),
    desc(paymentRows.id),
  )
  if (!row) throw new Error('no card payment')
  return row
}

export function testBankOf(t: TestApp): Bank {
  const bank = openTestBank(t.ctx.config, t.ctx)
  const idOf = async (orderId: string) => (await cardRow(t, orderId)).id
  return {
    payments: bank,
    pay: async (orderId, card) => bank.pay(await idOf(orderId), numbers[card]),
    confirm: async (orderId) => bank.confirm(await idOf(orderId), true),
    async event(orderId, kind, at = t.clock.now()) {
      const { id: paymentId } = await cardRow(t, orderId)
      return bank.sign({ id: `tbe_${newId()}`, kind, ref: `tbp_${paymentId}`, paymentId, at }, at)
    },
    saveCard: (customer, card) => bank.saveCard(customer, numbers[card]),
    async taken(orderId) {
      const { rows } = await t.ctx.db.execute<{ n: number }>(sql`
        select count(*)::int as n from test_bank
        where kind = 'checkout' and data->>'orderId' = ${orderId} and data->>'status' in ('authorized', 'paid')`)
      return rows[0]?.n ?? 0
    },
    async books() {
      const { rows } = await t.ctx.db.execute<Taken & { status: string; amount: number }>(sql`
        select data->>'orderId' as "orderId", (data->>'captured')::int as charged,
          (data->>'refunded')::int as refunded,
          case when data->>'status' = 'authorized' then (data->>'amount')::int else 0 end as reserved
        from test_bank where kind = 'checkout'`)
      return rows
    },
    async takesRefunds(orderId, takes) {
      const last4 = JSON.stringify(takes ? '4242' : '5126')
      await t.ctx.db.execute(sql`update test_bank set data = jsonb_set(data, '{last4}', ${last4}::jsonb)
        where kind = 'checkout' and data->>'orderId' = ${orderId}`)
    },
    async end(orderId) {
      const { id, ref } = await cardRow(t, orderId)
      await bank.void(ref ?? `tbp_${id}`, newId())
    },
  }
}

export function stripeOf(t: TestApp, fake: FakeStripe): Bank {
  fake.now = () => t.clock.now()
  const refOf = async (orderId: string) => (await cardRow(t, orderId)).checkoutRef ?? ''
  const intentOf = async (orderId: string) =>
    fake.sessions.get(await refOf(orderId))?.payment_intent ??
    fake.intents.get((await cardRow(t, orderId)).ref ?? '')
  const said = (from: number) => fake.events.slice(from).map((event) => fake.signed(event))
  const kinds = {
    payment: 'payment_intent.amount_capturable_updated',
    refund: 'charge.refunded',
    dispute_opened: 'charge.dispute.created',
    dispute_won: 'charge.dispute.closed',
    dispute_lost: 'charge.dispute.closed',
  } as const
  return {
    payments: createStripePayments(fake.settings, { timeout: 300 }),
    async pay(orderId, card) {
      const from = fake.events.length
      fake.pay(await refOf(orderId), card)
      return said(from)
    },
    async confirm(orderId) {
      const from = fake.events.length
      fake.confirm(await refOf(orderId))
      return said(from)
    },
    saveCard: async (customer, card) => fake.saveCard(customer, numbers[card]),
    taken: async (orderId) =>
      [...fake.intents.values()].filter(
        ({ metadata, status }) =>
          metadata.order_id === orderId && ['requires_capture', 'succeeded'].includes(status),
      ).length,
    async takesRefunds(_, takes) {
      fake.refundsFail = !takes
    },
    books: async () =>
      [...fake.intents.values()].map((intent) => ({
        orderId: intent.metadata.order_id ?? '',
        reserved: intent.status === 'requires_capture' ? intent.amount_capturable : 0,
        charged: intent.amount_received,
        refunded: intent.latest_charge?.amount_refunded ?? 0,
      })),
    async event(orderId, kind, at) {
      const from = fake.events.length
      const intent = await intentOf(orderId)
      const status = kind === 'dispute_won' ? 'won' : 'lost'
      fake.tell(
        kinds[kind],
        kind === 'payment' ? { ...intent } : { payment_intent: intent?.id, status },
      )
      const [event] = fake.events.slice(from)
      if (!event) throw new Error('nothing was told')
      return fake.signed(event, at)
    },
    async end(orderId) {
      const intent = await intentOf(orderId)
      if (intent) Object.assign(intent, { status: 'canceled', amount_capturable: 0 })
    },
  }
}

/** A customer of the bank for a patient of this doctor, with a card that is saved there. */
export async function withSavedCard(
  t: TestApp,
  { payments, saveCard }: Bank,
  of: { patientId: string; doctorId: string },
  card: Card = 'works',
) {
  const customer = await payments.createCustomer(of.patientId)
  await t.ctx.db
    .insert(paymentCustomers)
    .values({
      ...of,
      provider: payments.provider,
      ref: customer,
      createdAt: t.clock.now(),
    })
    // one who has a card already gets another one
    .onConflictDoNothing()
  return { customer, card: await saveCard(customer, card) }
}
