import { afterAll, describe, expect, it } from 'vitest'
import { newId } from '../ids.ts'
import { testBankOf } from '../testing/cardBanks.ts'
import { startFakeStripe } from '../testing/fakeStripe.ts'
import { useClinic } from '../testing/harness.ts'
import { type CheckoutInput, PaymentError, type Payments } from './port.ts'
import { createStripePayments } from './stripe/adapter.ts'
import { createTestBank } from './testBank/bank.ts'

const t = await useClinic()
const fake = await startFakeStripe()
afterAll(fake.close)
const { pool, clock } = t.ctx
const bank = createTestBank({ pool, clock, secret: 's'.repeat(32), origin: 'http://bank.test' })

type Card = 'works' | 'declines' | 'asks'
/** The patient on the provider's page, by the ref of the checkout. */
type Patient = {
  pay(ref: string, card: Card): Promise<void>
  confirm(ref: string): Promise<void>
  /** A card that was good when it was saved; answers its ref. */
  saves(customer: string, card: Card): Promise<string>
  /** A body and headers of an event about the payment, made at that time. */
  event(ref: string, at: Date): Promise<{ body: string; headers: Record<string, string> }>
  /** Whether the card of an order takes refunds. */
  takesRefunds(orderId: string, takes: boolean): Promise<void>
  now(): Date
}

/** What everyone who takes cards must do, whoever is behind the port. */
function describePayments(name: string, payments: Payments, patient: Patient): void {
  describe(`payments: ${name}`, () => {
    const inputOf = (more: Partial<CheckoutInput> = {}): CheckoutInput => ({
      paymentId: newId(),
      orderId: newId(),
      number: 'O-2026-000001',
      amount: 5_775,
      currency: 'USD',
      customer: null,
      saveCard: false,
      locale: 'en',
      successUrl: 'https://shop.test/ok',
      cancelUrl: 'https://shop.test/back',
      expiresAt: new Date(patient.now().getTime() + 31 * 60_000),
      ...more,
    })
    const paid = async (card: Card = 'works', more: Partial<CheckoutInput> = {}) => {
      const input = inputOf(more)
      const { ref: checkout } = await payments.createCheckout(input)
      await patient.pay(checkout, card)
      return { input, checkout, ...(await payments.read(checkout)) }
    }
    const refusal = async (work: Promise<unknown>) => {
      const error = await work.then(
        () => undefined,
        (e: unknown) => e,
      )
      return error instanceof PaymentError ? error.kind : error
    }

    it('makes one checkout for a payment, however often it is asked', async () => {
      const input = inputOf()
      const [a, b] = [await payments.createCheckout(input), await payments.createCheckout(input)]
      expect(a).toEqual(b)
      expect(a.url).toMatch(/^https?:/)
      const { paymentId, orderId } = input
      expect(await payments.read(a.ref)).toEqual({
        status: 'open',
        ref: null,
        orderId,
        paymentId,
        amount: 5_775,
        currency: 'USD',
        failure: null,
        card: null,
      })
    })

    it('authorizes, captures once, at most what was authorized, and refunds by key', async () => {
      const { input, ref, status, card } = await paid()
      expect([status, card]).toEqual(['authorized', { brand: 'visa', last4: '4242' }])
      const payment = ref ?? ''
      expect(await refusal(payments.refund(payment, 100, 'USD', newId()))).toBe('invalid')
      expect(await refusal(payments.capture(payment, 5_776, 'USD', newId()))).toBe('invalid')
      await payments.capture(payment, 5_000, 'USD', 'capture:1')
      await payments.capture(payment, 5_000, 'USD', 'capture:1')
      const { paymentId } = input
      expect(await payments.read(payment)).toMatchObject({
        status: 'paid',
        amount: 5_000,
        paymentId,
      })
      expect(await refusal(payments.void(payment, newId()))).toBe('invalid')
      const key = newId()
      const refund = await payments.refund(payment, 3_000, 'USD', key)
      expect(await payments.refund(payment, 3_000, 'USD', key)).toEqual(refund)
      expect(refund.state).toBe('done')
      expect(await payments.readRefund(refund.ref)).toEqual(refund)
      expect(await refusal(payments.refund(payment, 2_001, 'USD', newId()))).toBe('invalid')
    })

    it('gives a refund that has failed back by a further attempt, once', async () => {
      const { ref, input } = await paid()
      const payment = ref ?? ''
      await payments.capture(payment, 5_775, 'USD', newId())
      const key = newId()
      const attempt = (n: number) => payments.refund(payment, 5_775, 'USD', key, n)
      await patient.takesRefunds(input.orderId, false)
      for (const n of [1, 1, 2]) {
        const { ref: refused } = await attempt(n)
        expect(await payments.readRefund(refused)).toMatchObject({
          state: 'failed',
          failure: 'expired_or_canceled_card',
        })
      }
      await patient.takesRefunds(input.orderId, true)
      expect(await attempt(3)).toMatchObject({ state: 'done' })
      // what has gone well is the answer to whoever asks later
      expect(await attempt(4)).toEqual(await attempt(3))
      expect(await refusal(payments.refund(payment, 1, 'USD', newId()))).toBe('invalid')
    })

    it('gives an authorization up', async () => {
      const { ref } = await paid()
      await payments.void(ref ?? '', 'void:1')
      await payments.void(ref ?? '', 'void:1')
      expect(await payments.read(ref ?? '')).toMatchObject({ status: 'ended' })
      expect(await refusal(payments.capture(ref ?? '', 1, 'USD', newId()))).toBe('invalid')
    })

    it('lets a declined patient try another card on the same page', async () => {
      const { checkout, status, failure } = await paid('declines')
      expect([status, failure]).toEqual(['open', 'insufficient_funds'])
      await patient.pay(checkout, 'works')
      expect(await payments.read(checkout)).toMatchObject({ status: 'authorized', failure: null })
    })

    it('waits for a patient who has to confirm', async () => {
      const { checkout, status } = await paid('asks')
      expect(status).toBe('processing')
      await patient.confirm(checkout)
      expect(await payments.read(checkout)).toMatchObject({ status: 'authorized' })
    })

    it('closes a checkout, but not one that was paid', async () => {
      const { ref } = await payments.createCheckout(inputOf())
      await payments.expireCheckout(ref)
      await payments.expireCheckout(ref)
      expect(await payments.read(ref)).toMatchObject({ status: 'ended' })
      const { checkout } = await paid()
      await payments.expireCheckout(checkout)
      expect(await payments.read(checkout)).toMatchObject({ status: 'authorized' })
    })

    it('keeps a card with consent, charges it, and forgets it', async () => {
      const customer = await payments.createCustomer(newId())
      await paid('works', { customer })
      expect(await payments.listMethods(customer)).toEqual([])
      await paid('works', { customer, saveCard: true })
      const [method] = await payments.listMethods(customer)
      expect(method).toMatchObject({ brand: 'visa', last4: '4242' })
      const charge = {
        paymentId: newId(),
        orderId: newId(),
        customer,
        method: method?.ref ?? '',
        amount: 900,
        currency: 'USD',
      }
      const charged = await payments.chargeSaved(charge)
      expect(charged.kind).toBe('authorized')
      expect(await payments.chargeSaved(charge)).toEqual(charged)
      expect(await payments.read(charged.ref ?? '')).toMatchObject({
        status: 'authorized',
        amount: 900,
        paymentId: charge.paymentId,
      })
      // the answer may be lost
      expect(await payments.findCharge(customer, charge.paymentId)).toEqual(
        await payments.read(charged.ref ?? ''),
      )
      expect(await payments.findCharge(customer, newId())).toBeNull()
      const again = { ...charge, paymentId: newId() }
      const stranger = await payments.createCustomer(newId())
      expect(await refusal(payments.chargeSaved({ ...again, customer: stranger }))).toBe('invalid')
      await payments.detachMethod(method?.ref ?? '')
      expect(await payments.listMethods(customer)).toEqual([])
      expect(await refusal(payments.chargeSaved(again))).toBe('invalid')
    })

    it('is refused by the bank of a saved card, and forgets a customer with all cards', async () => {
      const customer = await payments.createCustomer(newId())
      for (const [card, kind, failure] of [
        ['declines', 'declined', 'insufficient_funds'],
        ['asks', 'needs_action', 'authentication_required'],
      ] as const) {
        const method = await patient.saves(customer, card)
        const [paymentId, orderId] = [newId(), newId()]
        const charge = { paymentId, orderId, customer, method, amount: 900, currency: 'USD' }
        const refused = await payments.chargeSaved(charge)
        expect(refused.kind).toBe(kind)
        expect(await payments.chargeSaved(charge)).toEqual(refused)
        expect(await payments.findCharge(customer, paymentId)).toMatchObject({
          status: 'failed',
          failure,
        })
      }
      await payments.deleteCustomer(customer)
      await payments.deleteCustomer(customer)
    })

    it('knows an event by a signature that is not old', async () => {
      const { checkout, input, ref } = await paid()
      const now = patient.now()
      const { body, headers } = await patient.event(checkout, now)
      const { paymentId } = input
      expect(payments.readEvent(Buffer.from(body), headers)).toMatchObject({
        kind: 'payment',
        ref,
        paymentId,
      })
      expect(payments.readEvent(Buffer.from(`${body} `), headers)).toBeNull()
      expect(payments.readEvent(Buffer.from(body), {})).toBeNull()
      const old = await patient.event(checkout, new Date(now.getTime() - 301_000))
      expect(payments.readEvent(Buffer.from(old.body), old.headers)).toBeNull()
    })

    it('says that what it does not know cannot be', async () => {
      expect(await refusal(payments.read('cs_nothing'))).toBe('invalid')
      expect(await refusal(payments.readRefund('re_nothing'))).toBe('invalid')
    })
  })
}

const cards = { works: '4242', declines: '0002', asks: '3220' }
const idOf = (ref: string) => ref.replace('tbc_', '')

describePayments('test bank', bank, {
  pay: async (ref, card) => void (await bank.pay(idOf(ref), cards[card])),
  confirm: async (ref) => void (await bank.confirm(idOf(ref), true)),
  saves: (customer, card) => bank.saveCard(customer, cards[card]),
  async event(ref, at) {
    const { ref: payment, paymentId } = await bank.read(ref)
    return bank.sign({ id: newId(), kind: 'payment', ref: payment, paymentId, at }, at)
  },
  takesRefunds: (orderId, takes) => testBankOf(t).takesRefunds(orderId, takes),
  now: () => t.clock.now(),
})

describePayments('Stripe', createStripePayments(fake.settings, { timeout: 300 }), {
  pay: async (ref, card) => fake.pay(ref, card),
  confirm: async (ref) => fake.confirm(ref),
  saves: async (customer, card) => fake.saveCard(customer, cards[card]),
  async event(_ref, at) {
    const event = fake.events.findLast((each) => each.type === 'checkout.session.completed')
    if (!event) throw new Error('nobody has paid')
    return fake.signed(event, at)
  },
  takesRefunds: async (_, takes) => {
    fake.refundsFail = !takes
  },
  now: () => new Date(),
})

describe('Stripe in trouble', () => {
  const stripe = () => createStripePayments(fake.settings, { timeout: 100 })
  const read = (ref: string) =>
    stripe()
      .read(ref)
      .then(
        () => 'read',
        (error: PaymentError) => error.kind,
      )

  it.each([
    ['away', 'away'],
    ['slow', 'away'],
    ['limited', 'rate'],
  ] as const)('%s is said as %s', async (fault, kind) => {
    fake.fault = fault
    expect(await read('cs_1')).toBe(kind)
    fake.fault = 'none'
  })

  it('blames no card for a key that is wrong', async () => {
    const other = createStripePayments({ ...fake.settings, secretKey: 'sk_test_other' })
    await expect(other.read('cs_1')).rejects.toMatchObject({ kind: 'away' })
  })

  it('ends a dispute that was won or lost, and an inquiry that was closed', () => {
    const kindOf = (status: string) => {
      fake.tell('charge.dispute.closed', { payment_intent: 'pi_1', status })
      const { body, headers } = fake.signed(fake.events.at(-1) as (typeof fake.events)[0])
      const event = stripe().readEvent(Buffer.from(body), headers)
      return event === null || event === 'ignored' ? event : event.kind
    }
    const all = ['won', 'warning_closed', 'prevented', 'lost', 'under_review'].map(kindOf)
    expect(all).toEqual(['dispute_won', 'dispute_won', 'dispute_won', 'dispute_lost', 'ignored'])
  })

  it('refunds once when the answer is lost', async () => {
    const expiresAt = new Date(Date.now() + 31 * 60_000)
    const payments = stripe()
    const { ref: checkout } = await payments.createCheckout({
      paymentId: newId(),
      orderId: newId(),
      number: 'O-1',
      amount: 3_000,
      currency: 'ISK',
      customer: null,
      saveCard: false,
      locale: 'ja',
      successUrl: 'https://shop.test/ok',
      cancelUrl: 'https://shop.test/back',
      expiresAt,
    })
    // Stripe counts Icelandic crowns in hundredths
    expect(fake.sessions.get(checkout)?.amount_total).toBe(300_000)
    fake.pay(checkout)
    const { ref } = await payments.read(checkout)
    await payments.capture(ref ?? '', 3_000, 'ISK', 'c')
    fake.losesAnswers = true
    const key = newId()
    await expect(payments.refund(ref ?? '', 3_000, 'ISK', key)).rejects.toMatchObject({
      kind: 'away',
    })
    fake.losesAnswers = false
    expect(await payments.refund(ref ?? '', 3_000, 'ISK', key)).toMatchObject({ state: 'done' })
    expect([...fake.refunds.values()].filter((each) => each.amount === 300_000)).toHaveLength(1)
  })
})
