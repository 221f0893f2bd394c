import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { orderLines, orders, paymentEvents, payments, refunds } from '../../db/schema/order.ts'
import { auditLog, mails } from '../../db/schema/platform.ts'
import { stock } from '../../db/schema/product.ts'
import { asc, sql } from '../../db/sql.ts'
import {
  type Bank,
  cardRow,
  deliver,
  noTrouble,
  stripeOf,
  type Trouble,
  testBankOf,
  troubled,
} from '../../testing/cardBanks.ts'
import { isDeep } from '../../testing/deep.ts'
import { startFakeStripe } from '../../testing/fakeStripe.ts'
import { asAdmin, asDoctor, asPatient, makeCatalog, makeProduct } from '../../testing/fixtures.ts'
import { type TestApp, useClinic } from '../../testing/harness.ts'
import { checkOut, fillCart } from '../../testing/shop.ts'
import { statementsOf } from '../../testing/statements.ts'
import { reconcilePayments } from './reconcile.ts'

const minute = 60_000
const logs: string[] = []
const logTo = { write: (line: string) => void logs.push(line) }
const fake = await startFakeStripe()
afterAll(() => fake.close())

const clinics: [string, TestApp, (t: TestApp) => Bank][] = [
  ['the test bank', await useClinic({ logLevel: 'debug' }, { logTo }), testBankOf],
  ['Stripe', await useClinic({ logLevel: 'debug' }, { logTo }), (t) => stripeOf(t, fake)],
]

describe.each(clinics)('by %s', (name, t, open) => {
  const bank = open(t)
  let trouble: Trouble = noTrouble()
  const bare = bank.payments
  beforeEach(() => {
    trouble = noTrouble()
    t.app.ports.payments = troubled(bare, trouble)
    t.ctx.payments = t.app.ports.payments
  })

  /** A new patient's order by card of two packs, and of others. */
  async function placed(more: { variantId: string }[] = []) {
    const doctor = await shared
    const product = doctor.product
    const person = await asPatient(t, doctor.doctor)
    const items = [{ variantId: product.variantId, quantity: 2 }, ...more]
    const cart = await fillCart(person, items, 'card')
    const answer = await checkOut(person, cart)
    if (answer.status !== 201) throw new Error(answer.text)
    const id: string = answer.data.id
    const url = `/api/patient/orders/${id}`
    return {
      id,
      url,
      person,
      data: answer.data,
      read: async () => (await person.browser.get(url)).data,
      check: () => person.browser.post(`${url}/check-payment`),
      payBy: (payment_method: string) => person.browser.post(`${url}/pay`, { payment_method }),
      actions: async () =>
        (
          await t.rows(
            auditLog,
            { objectType: 'order', objectId: id },
            asc(auditLog.at),
            asc(auditLog.id),
          )
        ).map(({ action }) => action.replace('order.', '')),
      mails: async () => {
        await t.drain()
        const rows = await t.rows(mails, { patientId: person.id })
        return rows.map(({ template }) => template)
      },
      shelf: async () => {
        const row = await t.row(stock, { variantId: product.variantId })
        return row.reserved
      },
    }
  }
  type Placed = Awaited<ReturnType<typeof placed>>
  const shared = (async () => {
    const doctor = await asDoctor(t)
    const product = await makeProduct(t, { onHand: 100_000 })
    await makeCatalog(t, [product])
    return { doctor, product }
  })()

  const paid = async (order: Placed) => {
    for (const event of await bank.pay(order.id, 'works')) await deliver(t, event)
    await t.drain()
    return order
  }
  const state = ({ id }: { id: string }) => t.row(orders, id)
  const once = async (order: Placed) => {
    expect(await order.read()).toMatchObject({ payment_state: 'authorized', status: 'preparing' })
    expect((await order.actions()).filter((each) => each === 'authorized')).toHaveLength(1)
    expect(await order.mails()).toEqual(['order_placed'])
    const rows = await t.rows(payments, { orderId: order.id })
    expect(rows.map(({ status }) => status)).toEqual(['authorized'])
  }

  it('asks for the money on a page made after the commit, and says so once it is there', async () => {
    const person = await asPatient(t, (await shared).doctor)
    const { product } = await shared
    const cart = await fillCart(person, [{ variantId: product.variantId }], 'card')
    expect(cart.payment_methods).toEqual(['card', 'invoice', 'bank_transfer'])
    const open = sql`select count(*)::int as n from pg_stat_activity
      where datname = current_database() and state like 'idle in transaction%'`
    trouble.before = async () => {
      const { rows } = await t.ctx.db.execute<{ n: number }>(open)
      expect(rows[0]?.n).toBe(0)
    }
    const key = crypto.randomUUID()
    const [statements, answer] = await statementsOf(() => checkOut(person, cart, key))
    const own = statements.filter((text) => !/test_bank|pg_stat_activity/.test(text))
    expect(own.length).toBeLessThanOrEqual(20)
    expect(answer.data).toMatchObject({
      payment_state: 'pending',
      status: 'payment_needed',
      payment_method: 'card',
      card_payment: { status: 'pending', methods: ['card', 'invoice', 'bank_transfer'] },
    })
    expect(answer.data.card_payment.checkout_url).toMatch(/^https?:/)
    // asked again it is the same page
    const again = await checkOut(person, cart, key)
    expect(again.headers['idempotency-replayed']).toBe('true')
    expect(again.data.card_payment).toEqual(answer.data.card_payment)
    expect(trouble.calls).toEqual(['createCheckout'])
    await t.drain()
    expect(await t.rows(mails, { patientId: person.id })).toEqual([])
  })

  it('books once: event first, return first, event lost, a hundred times and in any order', async () => {
    const first = await placed()
    await paid(first)
    expect((await first.check()).data.payment_state).toBe('authorized')
    await once(first)

    const second = await placed()
    const events = await bank.pay(second.id, 'works')
    expect((await second.check()).data.payment_state).toBe('authorized')
    const many = Array.from({ length: Math.ceil(100 / events.length) }, () => events).flat()
    for (const event of many.reverse()) expect(await deliver(t, event)).toBe(204)
    await t.drain()
    await once(second)

    const lost = await placed()
    await bank.pay(lost.id, 'works')
    await t.advance(10 * minute)
    await once(lost)
  })

  it('takes no event that is forged or old', async () => {
    const order = await placed()
    const [event] = await bank.pay(order.id, 'works')
    if (!event) throw new Error('no event')
    const count = () => t.ctx.db.$count(paymentEvents)
    const before = await count()
    expect(await deliver(t, { ...event, body: `${event.body} ` })).toBe(400)
    expect(await deliver(t, { ...event, headers: {} })).toBe(400)
    const clock = name === 'Stripe' ? Date.now() : t.clock.now().getTime()
    const old = await bank.event(order.id, 'payment', new Date(clock - 301_000))
    expect(await deliver(t, old)).toBe(400)
    expect([await count(), (await state(order)).paymentState]).toEqual([before, 'pending'])
  })

  it.each([
    ['amount', { amount: 1 }],
    ['currency', { currency: 'EUR' }],
  ])('flags another %s and never books it', async (_what, other) => {
    const order = await placed()
    trouble.reads = (view) => (view.status === 'authorized' ? { ...view, ...other } : view)
    await paid(order)
    await t.advance(60 * minute)
    const row = await state(order)
    expect([row.paymentState, row.orderState, row.flags]).toEqual([
      'pending',
      'open',
      ['amount_mismatch'],
    ])
    expect(await order.actions()).toContain('amount_differs')
  })

  it('waits for a provider that is away, slow or busy', async () => {
    for (const fault of ['away', 'limited'] as const) {
      trouble.fault = fault
      const order = await placed()
      expect(order.data.card_payment.checkout_url).toBeNull()
      expect((await order.payBy('card')).refusal).toEqual([503, 'PAYMENT_AWAY'])
      trouble.fault = 'none'
      t.clock.advance(25_000)
      const { data } = await order.payBy('card')
      expect(data.card_payment.checkout_url).toMatch(/^https?:/)
      await bank.pay(order.id, 'works')
      trouble.fault = fault
      expect((await order.check()).data.payment_state).toBe('pending')
      await t.advance(40 * minute)
      // nothing is given back while nobody can say whether it is paid
      expect((await state(order)).orderState).toBe('open')
      trouble.fault = 'none'
      await t.advance(11 * minute)
      expect((await state(order)).paymentState).toMatch(/authorized|paid/)
    }
  })

  it('tells a declined patient why, who pays with another card or confirms', async () => {
    const order = await placed()
    for (const event of await bank.pay(order.id, 'declines')) await deliver(t, event)
    await t.drain()
    const declined = (await order.check()).data
    expect(declined).toMatchObject({
      payment_state: 'pending',
      card_payment: { failure: 'insufficient_funds' },
    })
    // two tabs: the same page
    const tabs = await Promise.all([order.payBy('card'), order.payBy('card')])
    expect(tabs.map(({ data }) => data.card_payment.checkout_url)).toEqual(
      Array(2).fill(declined.card_payment.checkout_url),
    )
    await bank.pay(order.id, 'asks')
    expect((await order.check()).data.payment_state).toBe('pending')
    for (const event of await bank.confirm(order.id)) await deliver(t, event)
    await t.drain()
    await once(order)
    expect((await order.payBy('card')).refusal).toEqual([409, 'INVALID_TRANSITION'])
  })

  it('is paid in another way once the page is closed', async () => {
    const order = await placed()
    const answer = await order.payBy('invoice')
    expect(answer.data).toMatchObject({
      payment_method: 'invoice',
      payment_state: 'pending',
      status: 'preparing',
      card_payment: null,
    })
    await expect(bank.pay(order.id, 'works')).rejects.toThrow()
    expect(await order.mails()).toEqual(['order_placed'])
    // paid in the moment in which another way is chosen: paid once
    const other = await placed()
    await bank.pay(other.id, 'works')
    expect((await other.payBy('invoice')).data).toMatchObject({
      payment_method: 'card',
      payment_state: 'authorized',
    })
    await once(other)
  })

  it('gives the stock back when nobody pays, after the page was closed', async () => {
    const order = await placed()
    const kept = await order.shelf()
    let heldWhenClosed = -1
    trouble.before = async (call) => {
      if (call === 'expireCheckout') heldWhenClosed = await order.shelf()
    }
    await t.advance(30 * minute)
    expect((await state(order)).orderState).toBe('open')
    await t.advance(minute)
    expect(await state(order)).toMatchObject({ orderState: 'cancelled', paymentState: 'voided' })
    expect([heldWhenClosed, await order.shelf()]).toEqual([kept, kept - 2])
    expect(await order.actions()).toEqual(['placed', 'abandoned'])
    expect(await order.mails()).toEqual([])
    await expect(bank.pay(order.id, 'works')).rejects.toThrow()
    expect((await order.payBy('card')).status).toBe(409)
  })

  it('captures at release, and once when the process ends before it hears of it', async () => {
    const killed = await Promise.all(Array.from({ length: isDeep ? 20 : 5 }, () => placed()))
    for (const order of killed) await paid(order)
    trouble.diesAfter = 'capture'
    await t.advance(61 * minute)
    expect((await state(killed[0] as Placed)).paymentState).toBe('authorized')
    trouble.diesAfter = null
    await t.advance(10 * minute)
    for (const order of killed) {
      const row = await state(order)
      const payment = await cardRow(t, order.id)
      const there = await bare.read(payment.ref ?? '')
      expect([row.paymentState, payment.status, there.status]).toEqual(['paid', 'paid', 'paid'])
      // the books and the provider's, to the minor unit
      expect([payment.amount, there.amount]).toEqual([row.total, row.total])
      expect((await order.actions()).filter((each) => each === 'paid')).toHaveLength(1)
    }
  })

  it('charges an order that became cheaper its new total, and gives back what was taken beyond it', async () => {
    const { browser } = await asAdmin(t)
    const more = await makeProduct(t, { onHand: 10 })
    await makeCatalog(t, [more])
    const withMore = async () => paid(await placed([more]))
    const takeOut = async (order: Placed) => {
      const { data } = await browser.get(`/api/admin/orders/${order.id}`)
      const line = data.lines.at(-1)
      const body = {
        order_line_ids: [line.id],
        reason: 'Recalled',
        restock: true,
        expected_total: data.total - line.line_total,
        revision: data.revision,
      }
      return browser.post(`/api/admin/orders/${order.id}/cancel-lines`, body)
    }
    // somebody has captured it in the provider's own console
    const taken = await withMore()
    const { ref, amount, currency } = await cardRow(t, taken.id)
    expect((await takeOut(taken)).status).toBe(200)
    await bare.capture(ref ?? '', amount, currency, crypto.randomUUID())
    // charged, and the process ended before it heard of it
    const charging = await withMore()
    trouble.diesAfter = 'capture'
    await t.advance(61 * minute)
    expect((await takeOut(charging)).refusal).toEqual([409, 'PAYMENT_OPEN'])
    trouble.diesAfter = null
    await t.advance(11 * minute)
    expect(await state(charging)).toMatchObject({ paymentState: 'paid', total: amount })
    const row = await state(taken)
    const total = row.total
    expect(row).toMatchObject({ paymentState: 'paid', flags: [], refunded: 0 })
    const rows = await t.rows(refunds, { orderId: taken.id })
    expect(rows).toMatchObject([{ amount: amount - total, state: 'done', lines: [] }])
    // its total says so already
    expect(await taken.read()).toMatchObject({ total, refunds: [] })
    const books = (await bank.books()).filter(({ orderId }) => orderId === taken.id)
    expect(books).toMatchObject([{ charged: amount, refunded: amount - total }])
  })

  it('captures when somebody makes the first parcel', async () => {
    const order = await paid(await placed())
    const { browser } = await asAdmin(t)
    const lines = order.data.lines.map(({ id }: { id: string }) => ({
      order_line_id: id,
      quantity: 2,
    }))
    const made = await browser.post(`/api/admin/orders/${order.id}/shipments`, { lines })
    expect([made.status < 300, made.data?.payment_state]).toEqual([true, 'authorized'])
    await t.drain()
    expect((await state(order)).paymentState).toBe('paid')
  })

  it.runIf(name === 'Stripe')('waits for its money while its key is refused', async () => {
    const order = await paid(await placed())
    const { secretKey } = fake.settings
    fake.settings.secretKey = 'sk_test_rotated'
    await t.advance(61 * minute)
    expect(await state(order)).toMatchObject({ paymentState: 'authorized', flags: [] })
    fake.settings.secretKey = secretKey
    await t.advance(11 * minute)
    expect((await state(order)).paymentState).toBe('paid')
  })

  it('stops what is prepared when the bank has ended the authorization, until it is paid', async () => {
    const order = await paid(await placed())
    await bank.end(order.id)
    await t.advance(61 * minute)
    expect(await state(order)).toMatchObject({ orderState: 'open', paymentState: 'failed' })
    expect(await order.actions()).toContain('capture_failed')
    expect(await order.mails()).toContain('payment_due')
    const admin = await asAdmin(t)
    const { data } = await admin.browser.get(`/api/admin/orders/${order.id}`)
    const step = (verb: string, body?: object) =>
      admin.browser.post(`/api/admin/shipments/${data.shipments[0].id}/${verb}`, body)
    const picked = await step('pick')
    const lines = picked.data.lines.map((line: { id: string }) => ({
      shipment_line_id: line.id,
      lot: 'L1',
      expires_on: '2028-01-31',
    }))
    await step('pack', { lines })
    const parcel = { carrier: 'ups', tracking_no: '1Z999AA10123456784' }
    expect((await step('ship', parcel)).body.error_code).toBe('PAYMENT_DUE')
    // not paid in time it is not cancelled: somebody has to unpack it
    await order.payBy('card')
    await t.advance(32 * minute)
    expect(await state(order)).toMatchObject({ orderState: 'open', paymentState: 'failed' })
    await order.payBy('card')
    await paid(order)
    await t.advance(3 * minute)
    expect((await state(order)).paymentState).toBe('paid')
    expect((await step('ship', parcel)).status).toBe(200)
  })

  it('gives the money up when the order is cancelled, and back when it had come', async () => {
    const order = await paid(await placed())
    const cancelled = await order.person.browser.post(`${order.url}/cancel`, {})
    expect(cancelled.data.payment_state).toBe('voided')
    await t.drain()
    const { ref } = await cardRow(t, order.id)
    expect((await bare.read(ref ?? '')).status).toBe('ended')

    // charged already, and the process ended before it could say so
    const late = await paid(await placed())
    trouble.diesAfter = 'capture'
    await t.advance(61 * minute)
    trouble.diesAfter = null
    const admin = await asAdmin(t)
    const url = `/api/admin/orders/${late.id}/cancel`
    await admin.browser.post(url, { reason: 'Recall' })
    await t.drain()
    await t.advance(11 * minute)
    const total = (await state(late)).total
    const [back, ...more] = await t.rows(refunds, { orderId: late.id })
    expect([back?.amount, back?.state, more]).toEqual([total, 'done', []])
    expect(await late.actions()).toContain('paid_after_cancel')
  })

  it('asks for every payment that is due, few at a time, whichever fail', async () => {
    const both = [await placed(), await placed()]
    for (const { id } of both) await bank.pay(id, 'works')
    const rows = await Promise.all(both.map(({ id }) => cardRow(t, id)))
    const [broken, other] = rows.sort((a, b) => (a.id < b.id ? -1 : 1))
    trouble.reads = (view) => {
      if (view.orderId === broken?.orderId) throw new Error('broken')
      return view
    }
    t.clock.advance(11 * minute)
    await reconcilePayments(t.ctx, 1)
    const now = await Promise.all([broken, other].map((row) => cardRow(t, row?.orderId ?? '')))
    expect(now.map(({ status }) => status)).toEqual(['pending', 'authorized'])
  })

  it('refunds to the card once, whoever asks and whenever a process ends', async () => {
    const order = await paid(await placed())
    await t.advance(61 * minute)
    const [admin, second] = [await asAdmin(t), await asAdmin(t)]
    const lines = await t.rows(orderLines, { orderId: order.id })
    const detail = (await admin.browser.get(`/api/admin/orders/${order.id}`)).data
    const body = {
      lines: lines.map(({ id, lineTotal }) => ({
        order_line_id: id,
        quantity: 0,
        amount: lineTotal,
      })),
      shipping_amount: 0,
      reason: 'Damaged',
      restock: false,
      revision: detail.revision,
    }
    trouble.diesAfter = 'refund'
    const answers = await Promise.all(
      [admin, second].map(({ browser }) =>
        browser.post(`/api/admin/orders/${order.id}/refund`, body),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    await t.drain()
    trouble.diesAfter = null
    // keys are forgotten after a day
    fake.forgetKeys()
    await t.advance(25 * 60 * minute)
    const [back, ...more] = await t.rows(refunds, { orderId: order.id })
    expect([back?.state, more]).toEqual(['done', []])
    const { ref, amount } = await cardRow(t, order.id)
    // no more than the rest can be given back: the first was given back once
    const rest = amount - (back?.amount ?? 0)
    await expect(bare.refund(ref ?? '', rest + 1, 'USD', crypto.randomUUID())).rejects.toThrow()
    if (rest > 0) await bare.refund(ref ?? '', rest, 'USD', crypto.randomUUID())
  })

  it('tries a refund that the card has refused again, once, whoever asks', async () => {
    const order = await paid(await placed())
    await t.advance(61 * minute)
    const [admin, second] = [await asAdmin(t), await asAdmin(t)]
    const detail = (await admin.browser.get(`/api/admin/orders/${order.id}`)).data
    await bank.takesRefunds(order.id, false)
    const whole = {
      lines: detail.lines.map((line: { id: string; line_total: number; qty_ordered: number }) => ({
        order_line_id: line.id,
        quantity: line.qty_ordered,
        amount: line.line_total,
      })),
      shipping_amount: detail.shipping_total,
      reason: 'Damaged',
      restock: false,
      revision: detail.revision,
    }
    await admin.browser.post(`/api/admin/orders/${order.id}/refund`, whole)
    // what is due of another one hides nothing
    await t.change(orders, order.id, { flags: ['refund_due'] })
    const settle = async () => {
      await t.drain()
      await t.advance(11 * minute)
    }
    await settle()
    const filter = { status: ['to_pay_out'] }
    const { data: queue } = await admin.browser.list('/api/admin/refunds', { filter })
    expect(queue).toHaveLength(1)
    const url = `/api/admin/refunds/${queue[0].id}`
    const read = async () => (await admin.browser.get(url)).data
    expect(queue[0]).toMatchObject({ can_retry: true, failure: 'expired_or_canceled_card' })
    expect((await state(order)).flags).toEqual(['refund_due'])
    const refusals = async () =>
      (await order.mails()).filter((each) => each === 'refund_refused').length
    expect(await refusals()).toBe(1)
    // the card still refuses, and two see to it at once; the process ends before it hears the answer
    const both = () =>
      Promise.all([admin, second].map(({ browser }) => browser.post(`${url}/retry`, {})))
    expect((await both()).map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await state(order)).flags).toEqual([])
    const out = await second.browser.post(`${url}/pay-out`, {
      paid_on: '2026-11-01',
      reference: 'OUT-1',
    })
    expect(out.refusal).toEqual([409, 'INVALID_TRANSITION'])
    await settle()
    expect(await read()).toMatchObject({ status: 'to_pay_out', can_retry: true })
    expect((await state(order)).flags).toEqual(['refund_due'])
    expect(await refusals()).toBe(1)
    await bank.takesRefunds(order.id, true)
    trouble.diesAfter = 'refund'
    await both()
    await t.drain()
    trouble.diesAfter = null
    fake.forgetKeys()
    await settle()
    expect(await read()).toMatchObject({ status: 'paid_out', can_retry: false, failure: null })
    const there = (await bank.books()).filter(({ orderId }) => orderId === order.id)
    expect(there).toMatchObject([{ refunded: detail.total, charged: detail.total }])
    expect((await both()).map(({ status }) => status)).toEqual([409, 409])
    const told = (await order.actions()).filter((each) => /^refund_/.test(each))
    expect(told).toEqual(['refund_failed', 'refund_retried', 'refund_failed', 'refund_retried'])
    const logged = await t.rows(auditLog, { objectId: order.id })
    const amounts = logged.filter(({ action }) => /refund_(failed|retried)/.test(action))
    expect(amounts.map(({ after }) => after?.amount)).toEqual(Array(4).fill(detail.total))
  })

  it('flags a chargeback until it is won', async () => {
    const order = await paid(await placed())
    await t.advance(61 * minute)
    const say = async (kind: 'dispute_opened' | 'dispute_lost' | 'dispute_won') => {
      expect(await deliver(t, await bank.event(order.id, kind))).toBe(204)
      await t.drain()
      return (await state(order)).flags
    }
    const admin = await asAdmin(t)
    const resolve = () =>
      admin.browser.post(`/api/admin/orders/${order.id}/resolve`, { reason: 'Written off' })
    expect(await say('dispute_opened')).toEqual(['chargeback'])
    expect((await resolve()).body.error_code).toBe('INVALID_TRANSITION')
    expect(await say('dispute_lost')).toEqual(['chargeback'])
    // one that is lost is over once somebody has seen it
    expect((await resolve()).data).toMatchObject({ flags: [] })
    expect(await say('dispute_won')).toEqual([])
    // its beginning is told last, of the same second; what begins afterwards is another
    t.clock.advance(minute)
    const opened = await bank.event(order.id, 'dispute_opened')
    expect(await say('dispute_won')).toEqual([])
    expect(await deliver(t, opened)).toBe(204)
    await t.drain()
    expect((await state(order)).flags).toEqual([])
    t.clock.advance(minute)
    expect(await say('dispute_opened')).toEqual(['chargeback'])
  })

  it('says nothing of a card or a secret in logs, audit rows, mails and exports', async () => {
    const order = await paid(await placed())
    await t.advance(61 * minute)
    const { checkoutUrl, checkoutRef } = await cardRow(t, order.id)
    const audit = await t.rows(auditLog)
    const sent = await t.rows(mails)
    const events = await t.rows(paymentEvents)
    const admin = await asAdmin(t)
    const list = await admin.browser.get('/api/admin/orders')
    const told = JSON.stringify([audit, sent, events, list.text, logs])
    const canaries = [checkoutUrl, checkoutRef, 'sk_test_fake', 'whsec_fake']
    for (const canary of canaries) expect(told.includes(canary ?? '?'), String(canary)).toBe(false)
    // digits of a card, not of an id or a time
    expect(told.match(/.{20}(?<![\w.-])4242(?![\w.-]).{20}/)).toBeNull()
  })
})
