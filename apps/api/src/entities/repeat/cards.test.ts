import { addDays, dateIn } from '@officina/shared/dates/days'
import { startOfDay } from '@officina/shared/dates/zoned'
import { formatDate } from '@officina/shared/format'
import { repeatConsent } from '@officina/shared/repeats'
import { beforeEach, expect, it } from 'vitest'
import { orders, payments } from '../../db/schema/order.ts'
import { payLinks } from '../../db/schema/payLink.ts'
import { stock } from '../../db/schema/product.ts'
import { repeatPeriods, repeats } from '../../db/schema/repeat.ts'
import { asc } from '../../db/sql.ts'
import {
  type Card,
  noTrouble,
  type Trouble,
  testBankOf,
  troubled,
  withSavedCard,
} from '../../testing/cardBanks.ts'
import { asDoctor, asPatient, makeProduct } from '../../testing/fixtures.ts'
import { useClinic } from '../../testing/harness.ts'
import { linkTo, mailsTo, tokenOf } from '../../testing/mails.ts'
import { makeIssuedRecipe } from '../../testing/shop.ts'
import { setCookiesForTest } from '../../testing/signIn.ts'
import { reconcilePayments } from '../payment/reconcile.ts'
import { orderForPatient } from './order.ts'
import { runRepeats } from './sweep.ts'

const t = await useClinic()
const doctor = await asDoctor(t)
const bank = testBankOf(t)
let trouble: Trouble = noTrouble()
const zone = t.ctx.config.timeZone
const today = () => dateIn(t.clock.now(), zone)
const noon = (day: string) => new Date(startOfDay(day, zone).getTime() + 12 * 3_600_000)

beforeEach(async () => {
  trouble = noTrouble()
  t.app.ports.payments = troubled(bank.payments, trouble)
  t.ctx.payments = t.app.ports.payments
  await t.ctx.db.update(repeats).set({ status: 'stopped' })
})

/** A repeat that a saved card pays, announced and due tomorrow, and others that go along: each so many days later. */
async function due(kind: Card, later: number[] = []) {
  const patient = await asPatient(t, doctor)
  const { card } = await withSavedCard(
    t,
    bank,
    { patientId: patient.id, doctorId: doctor.id },
    kind,
  )
  const product = await makeProduct(t)
  const line = { minDaysBetween: 0, refillsAllowed: 9 }
  const lines = [{ product, line }]
  for (const _ of later) lines.push({ product: await makeProduct(t), line })
  const { lineIds } = await makeIssuedRecipe(t, { doctor, patient }, lines, {
    expiresOn: addDays(today(), 900),
  })
  const turnOn = async (i: number, first_on?: string) => {
    const made = await patient.browser.post('/api/patient/repeats', {
      recipe_line_id: lineIds[i],
      quantity: 1,
      every_weeks: 4,
      ...(first_on && { first_on }),
      payment_method: 'card',
      card,
      consent_version: repeatConsent.version,
    })
    if (made.status !== 201) throw new Error(made.text)
    return made
  }
  const made = await turnOn(0)
  for (const [i, days] of later.entries()) await turnOn(i + 1, addDays(made.data.next_on, days))
  t.clock.set(noon(today()))
  await runRepeats(t.ctx)
  const id: string = made.data.id
  return {
    id,
    patient,
    card,
    data: made.data,
    dueOn: made.data.next_on as string,
    row: () => t.row(repeats, id),
    rows: () => t.rows(repeats, { patientId: patient.id }),
    periods: async () => (await t.rows(repeatPeriods, { repeatId: id })).map(({ state }) => state),
    orders: () => t.rows(orders, { patientId: patient.id }, asc(orders.placedAt), asc(orders.id)),
    reserved: async () => {
      const row = await t.row(stock, { variantId: product.variantId })
      return row.reserved
    },
    mails: async () =>
      (await mailsTo(t, patient.email))
        .map(({ template }) => template)
        .reverse()
        .filter((name) => !['repeat_started', 'repeat_due'].includes(name)),
  }
}

async function on(day: string) {
  t.clock.set(noon(day))
  await runRepeats(t.ctx)
  await t.drain()
}

it('charges the saved card once, with two workers and when a process ended before it', async () => {
  const good = await due('works')
  expect(good.data).toMatchObject({ card_brand: 'visa', card_last4: '4242' })
  t.clock.set(noon(good.dueOn))
  // the order is placed, and the process ends
  expect(await orderForPatient(t.ctx, good.patient.id)).toHaveLength(1)
  expect(await good.row()).toMatchObject({ waitsFor: 'payment', period: 1 })
  await Promise.all([runRepeats(t.ctx), runRepeats(t.ctx)])
  await t.drain()
  const [order, ...more] = await good.orders()
  expect([order?.paymentState, more]).toEqual(['authorized', []])
  expect(await bank.taken(order?.id ?? '')).toBe(1)
  expect(await good.periods()).toEqual(['ordered'])
  expect(await good.row()).toMatchObject({ waitsFor: null, nextOn: addDays(good.dueOn, 28) })
  expect(await good.mails()).toEqual(['order_placed'])
})

it('tries a declined card three times in a week, keeps no order, and pauses', async () => {
  const bad = await due('declines')
  await on(bad.dueOn)
  expect(await bad.row()).toMatchObject({ tries: 1, retryOn: addDays(bad.dueOn, 3), period: 1 })
  expect(await bad.reserved()).toBe(0)
  for (const days of [1, 2, 3, 4, 5, 6, 7, 8, 9]) await on(addDays(bad.dueOn, days))
  const placed = await bad.orders()
  expect(placed.map(({ orderState }) => orderState)).toEqual(Array(3).fill('cancelled'))
  expect(placed.map(({ placedAt }) => dateIn(placedAt, zone))).toEqual(
    [0, 3, 7].map((days) => addDays(bad.dueOn, days)),
  )
  expect(await bad.periods()).toEqual(['failed'])
  expect(await bad.row()).toMatchObject({ status: 'paused', reason: 'payment_failed', period: 2 })
  expect(await bad.mails()).toEqual(['repeat_declined', 'repeat_declined', 'repeat_paused'])
  expect(await bad.reserved()).toBe(0)
  // with another card it comes at once, not in the next period
  const whose = { patientId: bad.patient.id, doctorId: doctor.id }
  const { card } = await withSavedCard(t, bank, whose, 'works')
  const browser = await setCookiesForTest(t, 'patient', bad.patient.accountId)
  const url = `/api/patient/repeats/${bad.id}`
  const { revision } = await bad.row()
  const { data } = await browser.patch(url, { payment_method: 'card', card, revision })
  // it is not asked for any more, on the plan nor at home
  expect(data).toMatchObject({
    status: 'paused',
    reason: null,
    actions: ['resume', 'change', 'stop'],
  })
  const { tasks } = (await browser.get('/api/patient/top')).data
  expect(tasks.map(({ kind }: { kind: string }) => kind)).not.toContain('repeat_card')
  const resumed = await browser.post(`${url}/resume`, { revision: data.revision })
  const next = addDays(today(), 1)
  expect(resumed.data, resumed.text).toMatchObject({ status: 'active', next_on: next })
  await on(next)
  expect((await bad.periods()).sort()).toEqual(['failed', 'ordered'])
  expect(await bad.row()).toMatchObject({ nextOn: addDays(next, 28), period: 3 })
})

it('tries a declined card for all that was ordered together, on the day that the mail says', async () => {
  const bad = await due('declines', [3])
  await on(bad.dueOn)
  const again = addDays(bad.dueOn, 3)
  expect(await bad.rows()).toMatchObject([{ retryOn: again }, { retryOn: again }])
  const [mail] = await mailsTo(t, bad.patient.email)
  expect(mail?.template).toBe('repeat_declined')
  expect(mail?.text).toContain(`We will try again on ${formatDate(again, 'en')}.`)
  for (const days of [1, 2, 3]) await on(addDays(bad.dueOn, days))
  expect(await bad.orders()).toMatchObject([{ itemCount: 2 }, { itemCount: 2 }])
  const last = { tries: 2, retryOn: addDays(again, 4) }
  expect(await bad.rows()).toMatchObject([last, last])
})

it('tries today what is paid otherwise after a decline, once for each change', async () => {
  const bad = await due('declines')
  const whose = { patientId: bad.patient.id, doctorId: doctor.id }
  await on(bad.dueOn)
  const second = await withSavedCard(t, bank, whose, 'declines')
  const good = await withSavedCard(t, bank, whose, 'works')
  const next = addDays(bad.dueOn, 1)
  await on(next)
  const browser = await setCookiesForTest(t, 'patient', bad.patient.accountId)
  const choose = async (card: string) => {
    const { revision } = await bad.row()
    const body = { payment_method: 'card', card, revision }
    return (await browser.patch(`/api/patient/repeats/${bad.id}`, body)).status
  }
  const again = async () => {
    await on(next)
    await on(next)
    return (await bad.orders()).length
  }
  // the card that was declined waits for its day
  expect([await choose(bad.card), await again()]).toEqual([200, 1])
  expect([await choose(second.card), await again()]).toEqual([200, 2])
  expect(await bad.row()).toMatchObject({ tries: 2, retryOn: addDays(next, 4) })
  expect([await choose(good.card), await again()]).toEqual([200, 3])
  expect(await bad.periods()).toEqual(['ordered'])
  expect((await bad.orders()).map(({ paymentState }) => paymentState)).toEqual([
    ...['voided', 'voided', 'authorized'],
  ])
  expect(await bad.row()).toMatchObject({ status: 'active', waitsFor: null, period: 2 })
})

it('asks for a confirmation by the link of the mail, again when the page was left', async () => {
  const asked = await due('asks')
  await on(asked.dueOn)
  expect(await asked.row()).toMatchObject({ status: 'paused', reason: 'confirm_payment' })
  expect(await asked.mails()).toEqual(['repeat_paused'])
  const visitor = t.browser()
  await visitor.get('/sanctum/csrf-cookie')
  const token = tokenOf(await linkTo(t, asked.patient.email))
  const confirm = async () =>
    visitor.post('/api/patient/repeat-link/act', {
      token,
      repeat_id: asked.id,
      action: 'confirm',
      revision: (await asked.row()).revision,
    })
  const asks = await confirm()
  expect(asks.data.checkout_url).toMatch(/^https?:/)
  expect(String(asks.headers['set-cookie'])).toMatch(
    /officina_link=[^;]+; .*Path=\/api\/patient\/repeat-link; HttpOnly; SameSite=Lax/,
  )
  // nobody pays, and the page closes
  t.clock.advance(40 * 60_000)
  await reconcilePayments(t.ctx)
  await runRepeats(t.ctx)
  await t.drain()
  expect(await asked.row()).toMatchObject({ status: 'paused', reason: 'confirm_payment' })
  // the repeat asks again, so nothing of it goes into the cart
  expect(await t.rows(payLinks, { patientId: asked.patient.id })).toEqual([])
  expect((await confirm()).data).toMatchObject({ status: 'active', waits_for: 'payment' })
  const placed = await asked.orders()
  expect(placed.map(({ orderState }) => orderState)).toEqual(['cancelled', 'cancelled', 'open'])
  await bank.pay(placed[2]?.id ?? '', 'asks')
  // their bank sends them back without the link, and without a sign-in
  const back = async (who = visitor) =>
    who.post('/api/patient/repeat-link/open', { returned: true })
  expect((await back()).data.repeats).toMatchObject([
    { waits_for: 'payment', checkout_url: expect.stringMatching(/^https?:/) },
  ])
  await bank.confirm(placed[2]?.id ?? '')
  expect((await back()).data.repeats).toMatchObject([{ waits_for: null, checkout_url: null }])
  const stranger = t.browser()
  await stranger.get('/sanctum/csrf-cookie')
  expect((await back(stranger)).status).toBe(410)
  expect(await asked.row()).toMatchObject({ status: 'active', waitsFor: null, period: 2 })
  expect(await asked.periods()).toEqual(['ordered'])
})

it('is confirmed once for everything that was in the order', async () => {
  const asked = await due('asks', [3])
  await on(asked.dueOn)
  const paused = { status: 'paused', reason: 'confirm_payment' }
  expect(await asked.rows()).toMatchObject([paused, paused])
  const browser = await setCookiesForTest(t, 'patient', asked.patient.accountId)
  const { revision } = await asked.row()
  const confirmed = await browser.post(`/api/patient/repeats/${asked.id}/confirm`, { revision })
  expect(confirmed.data, confirmed.text).toMatchObject({ status: 'active', waits_for: 'payment' })
  expect((await asked.orders()).filter(({ orderState }) => orderState === 'open')).toMatchObject([
    { itemCount: 2 },
  ])
  const waiting = { status: 'active', waitsFor: 'payment' }
  expect(await asked.rows()).toMatchObject([waiting, waiting])
})

it('takes the money once when the card is charged while its page is made', async () => {
  const asked = await due('works')
  await t.change(repeats, asked.id, { status: 'paused', reason: 'confirm_payment' })
  // the worker charges the card, and ends before it hears the answer
  trouble.before = async (call) => {
    if (call !== 'createCheckout') return
    trouble.diesAfter = 'chargeSaved'
    await runRepeats(t.ctx)
    trouble.diesAfter = null
  }
  const { revision } = await asked.row()
  const confirmed = await asked.patient.browser.post(`/api/patient/repeats/${asked.id}/confirm`, {
    revision,
  })
  expect(confirmed.data).toMatchObject({ waits_for: 'payment', checkout_url: null })
  const [order] = await asked.orders()
  await expect(bank.pay(order?.id ?? '', 'works')).rejects.toThrow()
  await runRepeats(t.ctx)
  expect(await asked.periods()).toEqual(['ordered'])
  expect((await asked.orders())[0]?.paymentState).toBe('authorized')
  expect(await bank.taken(order?.id ?? '')).toBe(1)
})

it('goes on when the patient pays in another way', async () => {
  const asked = await due('works')
  await t.change(repeats, asked.id, { status: 'paused', reason: 'confirm_payment' })
  const { revision } = await asked.row()
  const post = (path: string, body: object) =>
    asked.patient.browser.post(`/api/patient/${path}`, body)
  trouble.fault = 'away'
  await post(`repeats/${asked.id}/confirm`, { revision })
  trouble.fault = 'none'
  const [order] = await asked.orders()
  await post(`orders/${order?.id}/pay`, { payment_method: 'invoice' })
  await runRepeats(t.ctx)
  expect(await asked.periods()).toEqual(['ordered'])
  expect(await asked.row()).toMatchObject({ status: 'active', waitsFor: null, period: 2 })
  expect(await asked.orders()).toMatchObject([{ paymentMethod: 'invoice', orderState: 'open' }])
})

/** Of two repeats that are due on a day, each with an order whose card was not asked yet. */
async function charging() {
  const both = [await due('works'), await due('works')]
  t.clock.set(noon(both[0]?.dueOn ?? ''))
  const placed: { of: Awaited<ReturnType<typeof due>>; orderId: string }[] = []
  for (const of of both) {
    const [orderId = ''] = await orderForPatient(t.ctx, of.patient.id)
    placed.push({ of, orderId })
  }
  const [first, second] = placed.sort((a, b) => (a.orderId < b.orderId ? -1 : 1))
  if (!first || !second) throw new Error('two orders were placed')
  return [first, second] as const
}

it('looks after every order that waits for its card, few at a time, whichever fail', async () => {
  const [first, second] = await charging()
  const isOfFirst = new Set([first.orderId])
  trouble.before = async (call) => {
    if (call === 'chargeSaved' && isOfFirst.delete(first.orderId)) throw new Error('broken')
  }
  await runRepeats(t.ctx, 1)
  expect(await second.of.periods()).toEqual(['ordered'])
  expect(await first.of.periods()).toEqual(['charging'])
  await runRepeats(t.ctx, 1)
  expect(await first.of.periods()).toEqual(['ordered'])
})

it('keeps an order that is paid in another way while another card is asked', async () => {
  const [, { of, orderId }] = await charging()
  await t.change(orders, orderId, { paymentState: 'failed' })
  await t.change(payments, { orderId }, { status: 'failed' })
  trouble.before = async (call) => {
    if (call !== 'chargeSaved') return
    await t.change(orders, orderId, { paymentState: 'pending', paymentMethod: 'invoice' })
  }
  await runRepeats(t.ctx)
  expect(await of.orders()).toMatchObject([{ orderState: 'open', paymentMethod: 'invoice' }])
  expect(await of.periods()).toEqual(['ordered'])
})

it('goes by what the patient has decided while the provider is away', async () => {
  const [cancelled, changed] = [await due('works'), await due('works')]
  trouble.fault = 'away'
  await on(cancelled.dueOn)
  const browserOf = ({ patient }: typeof cancelled) =>
    setCookiesForTest(t, 'patient', patient.accountId)
  const [order] = await cancelled.orders()
  const gone = await (await browserOf(cancelled)).post(
    `/api/patient/orders/${order?.id}/cancel`,
    {},
  )
  expect(gone.status, gone.text).toBe(200)
  const { revision } = await changed.row()
  const body = { payment_method: 'invoice', revision }
  const patched = await (await browserOf(changed)).patch(`/api/patient/repeats/${changed.id}`, body)
  expect(patched.status, patched.text).toBe(200)
  trouble.fault = 'none'
  await runRepeats(t.ctx)
  await t.drain()
  // what was cancelled is not ordered again before the next period
  expect(await cancelled.orders()).toMatchObject([{ orderState: 'cancelled' }])
  const next = { status: 'active', waitsFor: null, period: 2 }
  expect(await cancelled.row()).toMatchObject(next)
  expect(await changed.orders()).toMatchObject([
    { orderState: 'cancelled', paymentMethod: 'card' },
    { orderState: 'open', paymentMethod: 'invoice' },
  ])
  expect(await changed.row()).toMatchObject(next)
})

it('orders what else is due while the card is asked for one that was paused and resumed', async () => {
  const asked = await due('works', [10])
  trouble.fault = 'away'
  await on(asked.dueOn)
  const browser = await setCookiesForTest(t, 'patient', asked.patient.accountId)
  for (const step of ['pause', 'resume']) {
    const { revision } = await asked.row()
    const done = await browser.post(`/api/patient/repeats/${asked.id}/${step}`, { revision })
    expect(done.status, done.text).toBe(200)
  }
  for (const days of [3, 9, 10]) await on(addDays(asked.dueOn, days))
  expect(await asked.orders()).toHaveLength(2)
})

it('pauses when the card was removed in the middle, and waits while the provider is away', async () => {
  const removed = await due('works')
  await bank.payments.detachMethod(removed.card)
  const away = await due('works')
  trouble.fault = 'away'
  await on(away.dueOn)
  expect(await away.row()).toMatchObject({ status: 'active', waitsFor: 'payment', tries: 0 })
  trouble.fault = 'none'
  await runRepeats(t.ctx)
  expect(await away.periods()).toEqual(['ordered'])
  expect(await away.orders()).toHaveLength(1)
  expect(await removed.row()).toMatchObject({ status: 'paused', reason: 'card_removed' })
  expect(await removed.mails()).toEqual(['repeat_paused'])
})
