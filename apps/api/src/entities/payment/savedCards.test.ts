import { cardConsentVersion } from '@officina/shared/cardConsent'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { inTransaction, systemCtx } from '../../context.ts'
import { consents } from '../../db/schema/account.ts'
import { orders, paymentCustomers, payments } from '../../db/schema/order.ts'
import { mails } from '../../db/schema/platform.ts'
import { sql } from '../../db/sql.ts'
import { actionsOn } from '../../testing/auditLog.ts'
import {
  type Bank,
  type Card,
  deliver,
  noTrouble,
  stripeOf,
  type Trouble,
  testBankOf,
  troubled,
  withSavedCard,
} from '../../testing/cardBanks.ts'
import { startFakeStripe } from '../../testing/fakeStripe.ts'
import {
  asDoctor,
  asPatient,
  makeCatalog,
  makeProduct,
  type Person,
} from '../../testing/fixtures.ts'
import { type TestApp, useClinic } from '../../testing/harness.ts'
import { checkOut, fillCart } from '../../testing/shop.ts'
import { statementsOf } from '../../testing/statements.ts'
import { chargeSavedCard } from './chargeSaved.ts'
import { forgetCustomer } from './customer.ts'
import { syncPayment } from './sync.ts'

const minute = 60_000
const fake = await startFakeStripe()
afterAll(() => fake.close())

const clinics: [string, TestApp, (t: TestApp) => Bank][] = [
  ['the test bank', await useClinic(), testBankOf],
  ['Stripe', await useClinic(), (t) => stripeOf(t, fake)],
]

describe.each(clinics)('saved cards of %s', (name, t, open) => {
  const bank = open(t)
  let trouble: Trouble = noTrouble()
  beforeEach(() => {
    trouble = noTrouble()
    t.app.ports.payments = troubled(bank.payments, trouble)
    t.ctx.payments = t.app.ports.payments
  })
  const shared = (async () => {
    const doctor = await asDoctor(t)
    const product = await makeProduct(t, { onHand: 100_000 })
    await makeCatalog(t, [product])
    return { doctor, item: { variantId: product.variantId } }
  })()

  /** A patient who has saved a card that does so. */
  async function withCard(card: Card = 'works') {
    const { doctor } = await shared
    const person = await asPatient(t, doctor)
    const of = { patientId: person.id, doctorId: doctor.id }
    return { person, ...(await withSavedCard(t, bank, of, card)) }
  }
  const listOf = ({ browser }: Person) => browser.get('/api/patient/payment-methods')
  const fill = async (person: Person, card: { card_id?: string; card_consent?: string } = {}) =>
    fillCart(person, [(await shared).item], 'card', card)

  async function placed(card: Card = 'works') {
    const saved = await withCard(card)
    const cart = await fill(saved.person, { card_id: saved.card })
    const key = crypto.randomUUID()
    const answer = await checkOut(saved.person, cart, key)
    if (answer.status !== 201) throw new Error(answer.text)
    return { ...saved, ...orderOf(saved.person, answer.data.id), cart, key, data: answer.data }
  }
  const orderOf = (person: Person, id: string) => {
    const url = `/api/patient/orders/${id}`
    return {
      id,
      read: async () => (await person.browser.get(url)).data,
      check: async () => (await person.browser.post(`${url}/check-payment`)).data,
      payBy: (payment_method: string) => person.browser.post(`${url}/pay`, { payment_method }),
      said: async () =>
        (await actionsOn(t, { objectType: 'order', objectId: id })).map((action) =>
          action.replace('order.', ''),
        ),
      mails: async () => {
        await t.drain()
        const rows = await t.rows(mails, { patientId: person.id })
        return rows.map(({ template }) => template)
      },
    }
  }
  /** Books of one order that was paid once, as by a page. */
  const once = async (order: ReturnType<typeof orderOf>) => {
    expect(await order.read()).toMatchObject({ payment_state: 'authorized', status: 'preparing' })
    expect((await order.said()).filter((each) => each === 'authorized')).toHaveLength(1)
    expect(await order.mails()).toEqual(['order_placed'])
    expect(await bank.taken(order.id)).toBe(1)
  }

  it('saves a card with consent alone, lists it and removes it', async () => {
    const { doctor } = await shared
    const [person, stranger] = [await asPatient(t, doctor), await asPatient(t, doctor)]
    expect((await listOf(person)).data).toEqual({
      can_save: true,
      consent_version: cardConsentVersion,
      cards: [],
    })
    await fill(person)
    const old = await person.browser.patch('/api/patient/cart', { card_consent: '2020-01-01' })
    expect(old.refusal).toEqual([422, 'CONSENT_CHANGED'])
    const cart = await person.browser.patch('/api/patient/cart', {
      card_consent: cardConsentVersion,
    })
    expect(cart.data.card_consent).toBe(cardConsentVersion)
    const { data } = await checkOut(person, cart.data)
    await bank.pay(data.id, 'works')
    await orderOf(person, data.id).check()
    const given = await t.row(consents, { accountId: person.accountId, documentKey: 'saved-card' })
    expect([given.version, given.acceptedAt]).toEqual([cardConsentVersion, t.clock.now()])
    const [card] = (await listOf(person)).data.cards
    expect(card).toMatchObject({ brand: 'visa', last4: '4242', expiry: 'good' })
    const url = `/api/patient/payment-methods/${card.id}`
    expect((await stranger.browser.call('DELETE', url)).status).toBe(404)
    trouble.fault = 'away'
    for (const away of [await listOf(person), await person.browser.call('DELETE', url)])
      expect(away.refusal).toEqual([503, 'PAYMENT_AWAY'])
    trouble.fault = 'none'
    expect((await person.browser.call('DELETE', url)).status).toBe(204)
    expect((await person.browser.call('DELETE', url)).status).toBe(404)
    expect((await listOf(person)).data.cards).toEqual([])
    // without consent nothing is saved
    const second = await checkOut(person, await fill(person))
    await bank.pay(second.data.id, 'works')
    expect((await listOf(person)).data.cards).toEqual([])
  })

  it('charges it at checkout after the commit, with few statements, and once', async () => {
    const { person, card } = await withCard()
    const cart = await fill(person, { card_id: card })
    trouble.before = async () => {
      const { rows } = await t.ctx.db.execute<{ n: number }>(sql`
        select count(*)::int as n from pg_stat_activity
        where datname = current_database() and state like 'idle in transaction%'`)
      expect(rows[0]?.n).toBe(0)
    }
    const key = crypto.randomUUID()
    const [statements, answer] = await statementsOf(() => checkOut(person, cart, key))
    // a server keeps the settings for a moment; the order and its payment are two transactions
    const notOwn = /test_bank|pg_stat_activity|pg_notify| from "settings" |^begin$|^commit$/
    const own = statements.filter((text) => !notOwn.test(text))
    expect(own.length, own.join('\n')).toBeLessThanOrEqual(20)
    expect(answer.data).toMatchObject({
      payment_state: 'authorized',
      status: 'preparing',
      card_payment: { status: 'authorized', brand: 'visa', last4: '4242', checkout_url: null },
    })
    expect(trouble.calls).toEqual(['chargeSaved', 'read'])
    // the answer was lost on its way to the browser, which asks again
    const again = await checkOut(person, cart, key)
    expect([again.status, again.data.payment_state]).toEqual([201, 'authorized'])
    const order = orderOf(person, answer.data.id)
    await deliver(t, await bank.event(order.id, 'payment'))
    await once(order)
    // captured and refundable as any other
    await t.advance(61 * minute)
    expect((await order.read()).payment_state).toBe('paid')
  })

  it('gives a page also where an event of the refusal was faster', async () => {
    trouble.before = async (call) => {
      if (call !== 'chargeSaved') return
      trouble.before = async () => {}
      const charge = await t.row(payments, { wanted: 'charge_or_page' })
      await syncPayment(t.ctx, { id: charge.id })
    }
    const order = await placed('declines')
    expect(order.data.card_payment).toMatchObject({
      failure: 'insufficient_funds',
      checkout_url: expect.stringMatching(/^https?:/),
    })
  })

  it.each([
    ['asks', 'confirm_needed'],
    ['declines', 'insufficient_funds'],
  ] as const)('gives a page with the reason where the bank %s', async (card, failure) => {
    const order = await placed(card)
    expect(order.data).toMatchObject({
      payment_state: 'pending',
      card_payment: { failure, methods: ['card', 'invoice', 'bank_transfer'] },
    })
    const page = order.data.card_payment.checkout_url
    expect(page).toMatch(/^https?:/)
    expect((await checkOut(order.person, order.cart, order.key)).data.card_payment).toMatchObject({
      checkout_url: page,
    })
    expect(trouble.calls.filter((call) => call === 'chargeSaved')).toHaveLength(1)
    expect(await order.mails()).toEqual([])
    await bank.pay(order.id, 'works')
    await order.check()
    await once(order)
    // and one that nobody pays is cancelled once its page is closed
    const left = await placed(card)
    await t.advance(32 * minute)
    expect(await left.read()).toMatchObject({ status: 'cancelled', payment_state: 'voided' })
  })

  it('asks on a page where the card was removed meanwhile, or is of somebody else', async () => {
    const { person, card } = await withCard()
    const cart = await fill(person, { card_id: card })
    await bank.payments.detachMethod(card)
    const removed = await checkOut(person, cart)
    const theirs = await withCard()
    const other = await checkOut(person, await fill(person, { card_id: theirs.card }))
    for (const { data } of [removed, other]) {
      expect(data).toMatchObject({
        payment_state: 'pending',
        card_payment: { failure: 'card_removed' },
      })
      expect(await bank.taken(data.id)).toBe(0)
    }
  })

  it('finds a charge whose answer was lost, whoever asks first', async () => {
    for (const find of ['clock', 'patient', 'other card', 'invoice'] as const) {
      trouble.diesAfter = 'chargeSaved'
      const order = await placed()
      expect(order.data).toMatchObject({ payment_state: 'pending' })
      expect(await bank.taken(order.id)).toBe(1)
      trouble.diesAfter = null
      if (find === 'clock') await t.advance(11 * minute)
      if (find === 'patient') expect((await order.check()).payment_state).toBe('authorized')
      if (find === 'other card')
        expect((await order.payBy('card')).data.payment_state).toBe('authorized')
      if (find === 'invoice')
        expect((await order.payBy('invoice')).data).toMatchObject({ payment_method: 'card' })
      await once(order)
    }
  })

  it('is not charged when it was never asked, and given up when another way was faster', async () => {
    trouble.fault = 'away'
    const lost = await placed()
    expect(lost.data).toMatchObject({ payment_state: 'pending' })
    // nothing is given back, and nothing charged, while nobody can say
    await t.advance(40 * minute)
    expect((await lost.read()).order_state).toBe('open')
    trouble.fault = 'none'
    await t.advance(11 * minute)
    expect(await lost.read()).toMatchObject({ status: 'cancelled' })
    expect(await bank.taken(lost.id)).toBe(0)

    // the patient chooses an invoice in another tab while the charge is on its way
    const { person, card } = await withCard()
    const cart = await fill(person, { card_id: card })
    let chosen = false
    trouble.before = async (call) => {
      if (call !== 'chargeSaved' || chosen) return
      chosen = true
      const row = await t.row(orders, { patientId: person.id })
      const paid = await orderOf(person, row.id).payBy('invoice')
      expect(paid.data).toMatchObject({ payment_method: 'invoice' })
    }
    const { data } = await checkOut(person, cart)
    expect(await orderOf(person, data.id).read()).toMatchObject({ payment_method: 'invoice' })
    await t.advance(2 * minute)
    expect(await bank.taken(data.id)).toBe(0)
    expect(await orderOf(person, data.id).mails()).toEqual(['order_placed'])
  })

  it('is charged by a verb while nobody is there: again after a refusal, never twice', async () => {
    const { person, card, customer } = await withCard('declines')
    const { data } = await checkOut(person, await fill(person))
    const ctx = systemCtx(t.app.ports)
    await bank.payments.expireCheckout(
      (await t.row(payments, { orderId: data.id })).checkoutRef ?? '',
    )
    expect(await chargeSavedCard(ctx, data, card)).toEqual({
      kind: 'declined',
      code: 'insufficient_funds',
    })
    const order = orderOf(person, data.id)
    expect(await order.read()).toMatchObject({ payment_state: 'failed', order_state: 'open' })
    const asks = await bank.saveCard(customer, 'asks')
    expect(await chargeSavedCard(ctx, data, asks)).toEqual({ kind: 'needs_action' })
    // later, by two processes, one of which never hears the answer
    await t.advance(90 * minute)
    const good = await bank.saveCard(customer, 'works')
    trouble.fault = 'away'
    expect(await chargeSavedCard(ctx, data, good)).toEqual({ kind: 'waiting' })
    trouble.fault = 'none'
    trouble.diesAfter = 'chargeSaved'
    expect(await chargeSavedCard(ctx, data, good)).toEqual({ kind: 'waiting' })
    trouble.diesAfter = null
    expect(await Promise.all([1, 2].map(() => chargeSavedCard(ctx, data, good)))).toEqual(
      Array(2).fill({ kind: 'authorized' }),
    )
    expect(await chargeSavedCard(ctx, data, good)).toEqual({ kind: 'authorized' })
    await once(order)
    const other = await placed()
    await other.person.browser.post(`/api/patient/orders/${other.id}/cancel`, {})
    await expect(chargeSavedCard(ctx, other, other.card)).rejects.toThrow('INVALID_TRANSITION')
  })

  it('is offered again with address and delivery of the last order, as long as all of it is there', async () => {
    const { person, card } = await withCard()
    const last = async (check = '') =>
      (await person.browser.get(`/api/patient/cart/last-time${check}`)).data.choices
    expect(await last()).toBeNull()
    const cart = await fill(person, { card_id: card })
    await checkOut(person, cart)
    await fill(person)
    trouble.calls.length = 0
    // the books know the card; its provider is asked when it is to be taken
    expect(await last()).toMatchObject({ card: { id: null, last4: '4242' }, changed: [] })
    expect(trouble.calls).toEqual([])
    const again = await last('?check=true')
    expect(again).toMatchObject({
      address_id: cart.address_id,
      method: 'standard',
      payment_method: 'card',
      card: { id: card, last4: '4242' },
      changed: [],
    })
    const { address_id, method, payment_method } = again
    const chosen = { address_id, method, payment_method, card_id: again.card.id }
    const taken = await person.browser.patch('/api/patient/cart', chosen)
    expect((await checkOut(person, taken.data)).data.payment_state).toBe('authorized')
    await fill(person)
    await bank.payments.detachMethod(card)
    await person.browser.patch(`/api/patient/addresses/${cart.address_id}`, { city: 'Elsewhere' })
    expect(await last()).toMatchObject({ changed: ['address'] })
    expect(await last('?check=true')).toMatchObject({ changed: ['address', 'card'], card: null })
  })

  it('is forgotten with its patient, also where the provider is away at first', async () => {
    const { person, customer, card } = await withCard()
    trouble.fault = 'away'
    await inTransaction(systemCtx(t.app.ports), (tx) => forgetCustomer(tx, person.id))
    await t.drain().catch(() => undefined)
    expect((await listOf(person)).data.cards).toEqual([])
    trouble.fault = 'none'
    await t.advance(11 * minute)
    expect(await bank.payments.listMethods(customer).catch(() => [])).toEqual([])
    const rows = await t.rows(paymentCustomers, { patientId: person.id })
    expect([rows, card.length > 0, name.length > 0]).toEqual([[], true, true])
  })
})
