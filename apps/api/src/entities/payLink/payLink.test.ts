import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { orders } from '../../db/schema/order.ts'
import { payLinks } from '../../db/schema/payLink.ts'
import { stock, variants } from '../../db/schema/product.ts'
import { recipeLines } from '../../db/schema/recipe.ts'
import { desc } from '../../db/sql.ts'
import { loggedOn } from '../../testing/auditLog.ts'
import { type Bank, deliver, testBankOf } from '../../testing/cardBanks.ts'
import {
  asAdmin,
  asDoctor,
  asPatient,
  makeCatalog,
  makeProduct,
  type Person,
  type TestProduct,
} from '../../testing/fixtures.ts'
import { useClinic } from '../../testing/harness.ts'
import { mailsTo, templatesTo } from '../../testing/mails.ts'
import { checkOut, fillCart, makeIssuedRecipe } from '../../testing/shop.ts'
import { putShopSetting } from '../platform/shopSettings.ts'

const minute = 60_000
const hour = 60 * minute
const logs: string[] = []
const t = await useClinic(
  { logLevel: 'debug' },
  { logTo: { write: (line) => void logs.push(line) } },
)

let doctor: Person
let product: TestProduct
let other: TestProduct
let bank: Bank
beforeAll(async () => {
  product = await makeProduct(t, { onHand: 1_000 })
  other = await makeProduct(t, { onHand: 1_000 })
  await makeCatalog(t, [product, other])
  bank = testBankOf(t)
})
// sessions end while the tests wait for days
beforeEach(async () => {
  doctor = await asDoctor(t)
})

/** The token of the newest mail with a link to pay, and how many of them there are. */
async function linkOf(person: Person) {
  const found = (await mailsTo(t, person.email)).filter(({ text }) => text.includes('/user/pay?'))
  const [newest] = found
  return {
    token: newest?.text.match(/\/user\/pay\?token=([\w-]+)/)?.[1] ?? '',
    mails: found.map(({ template }) => template),
    text: newest?.text ?? '',
  }
}

const anybody = () => t.browser()
const read = async (token: string, body: object = {}) =>
  anybody().post('/api/patient/pay-link/read', { token, ...body })
const pay = (token: string) => anybody().post('/api/patient/pay-link/pay', { token })
const ordersOf = (person: Person) => t.rows(orders, { patientId: person.id }, desc(orders.placedAt))

/** The bank takes the money of the newest order, and tells. */
async function paid(person: Person) {
  const [order] = await ordersOf(person)
  for (const event of await bank.pay(order?.id ?? '', 'works')) await deliver(t, event)
  await t.drain()
}

describe('an order by card that nobody paid in time', () => {
  async function abandoned(items = [product]) {
    const person = await asPatient(t, doctor)
    await abandon(person, items)
    return person
  }
  async function abandon(person: Person, items = [product]) {
    const cart = await fillCart(person, items, 'card')
    expect((await checkOut(person, cart)).status).toBe(201)
    await t.advance(32 * minute)
  }

  it('is in the cart again, reminded of once, and paid once by its link, whoever opens it', async () => {
    const person = await abandoned()
    const cart = async () => (await person.browser.get('/api/patient/cart')).data
    expect((await cart()).lines.map((line: { variant_id: string }) => line.variant_id)).toEqual([
      product.variantId,
    ])
    expect((await linkOf(person)).mails).toEqual([])
    await t.advance(hour)
    const { token, mails, text } = await linkOf(person)
    expect(mails).toEqual(['unpaid_order'])
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(text).not.toContain((await cart()).lines[0].title)

    // opening it changes nothing, and says nothing of what was ordered
    const before = await t.rows(payLinks)
    const opened = await read(token)
    expect(opened.data).toEqual({
      state: 'open',
      clinic_name: expect.any(String),
      amount: (await cart()).total,
      currency: 'USD',
      expires_at: expect.any(String),
      on_behalf: false,
      failure: null,
    })
    expect(await t.rows(payLinks)).toEqual(before)
    expect(before.every(({ tokenHash }) => tokenHash !== token)).toBe(true)

    const tabs = await Promise.all([pay(token), pay(token)])
    expect(tabs.map(({ status }) => status)).toEqual([200, 200])
    expect(new Set(tabs.map(({ data }) => data.checkout_url)).size).toBe(1)
    expect((await ordersOf(person)).map(({ orderState }) => orderState)).toEqual([
      'open',
      'cancelled',
    ])
    const [order] = await ordersOf(person)
    expect(order).toMatchObject({ placedByRole: 'patient', source: 'catalog' })
    expect((await cart()).lines).toEqual([])

    // declined, and the same page takes another card
    await bank.pay(order?.id ?? '', 'declines')
    expect((await read(token, { returned: true })).data).toMatchObject({
      state: 'open',
      failure: 'insufficient_funds',
    })
    expect((await pay(token)).data).toEqual(tabs[0].data)
    await paid(person)
    expect((await read(token)).data.state).toBe('paid')
    expect((await pay(token)).refusal).toEqual([409, 'PAY_LINK_PAID'])
    await t.advance(80 * hour)
    expect((await linkOf(person)).mails).toHaveLength(1)
    expect(logs.join('')).not.toContain(token)
  })

  it('is in the cart again beside what is kept for later, however much that is', async () => {
    const person = await asPatient(t, doctor)
    const [kept] = (await fillCart(person, [other])).lines
    await person.browser.patch(`/api/patient/cart/lines/${kept.id}`, { saved_for_later: true })
    await putShopSetting(t.ctx, 'cart.max_lines', 1)
    await abandon(person)
    await putShopSetting(t.ctx, 'cart.max_lines', 50)
    type Line = { variant_id: string; saved_for_later: boolean }
    const { lines } = (await person.browser.get('/api/patient/cart')).data
    expect(lines.map((line: Line) => [line.variant_id, line.saved_for_later])).toEqual([
      [product.variantId, false],
      [other.variantId, true],
    ])
  })

  it('is not reminded of at night, twice, or when the same was ordered or cannot be', async () => {
    while (t.clock.now().getUTCHours() !== 20) await t.advance(hour)
    const night = await asPatient(t, doctor)
    await abandon(night)
    await abandon(night)
    // what was in the cart is there once
    const { data } = await night.browser.get('/api/patient/cart')
    expect(data.lines).toHaveLength(1)
    await t.advance(2 * hour)
    expect((await linkOf(night)).mails).toEqual([])
    await t.advance(11 * hour)
    expect((await linkOf(night)).mails).toEqual(['unpaid_order'])

    const same = await abandoned()
    const { data: kept } = await same.browser.get('/api/patient/cart')
    await same.browser.patch('/api/patient/cart', { payment_method: 'invoice' })
    const { data: again } = await same.browser.get('/api/patient/cart')
    expect(kept.payment_method).toBe('card')
    expect((await checkOut(same, again)).status).toBe(201)
    const gone = await abandoned([other])
    await t.change(stock, { variantId: other.variantId }, { onHand: 0 })
    await t.advance(2 * hour)
    expect((await linkOf(same)).mails).toEqual([])
    expect((await linkOf(gone)).mails).toEqual([])
    await t.change(stock, { variantId: other.variantId }, { onHand: 1_000 })

    // ordered after the mail: the link says so
    const late = await abandoned()
    await t.advance(hour)
    const { token } = await linkOf(late)
    const cart = await fillCart(late, [])
    expect((await checkOut(late, cart)).status).toBe(201)
    expect((await read(token)).data.state).toBe('ordered')
    expect((await pay(token)).refusal).toEqual([409, 'PAY_LINK_ORDERED'])
  })
})

describe('an order that the doctor prepares', () => {
  const url = (person: Person) => `/api/doctor/patients/${person.id}/cart`
  async function prepared(person: Person, items = [product]) {
    for (const { variantId } of items)
      await doctor.browser.post(`${url(person)}/lines`, { variant_id: variantId, quantity: 2 })
    return (await doctor.browser.get(url(person))).data
  }
  const act = (path: string, body: object) => doctor.browser.post(path, body)
  const seen = ({ total, revision }: { total: number; revision: number }) => ({
    expected_total: total,
    revision,
  })
  async function sent() {
    const person = await asPatient(t, doctor)
    const answer = await act(`${url(person)}/send`, seen(await prepared(person)))
    expect(answer.status).toBe(201)
    return { person, id: answer.data.id as string, ...(await linkOf(person)) }
  }
  const waiting = async (person: Person) =>
    (await doctor.browser.get(`/api/doctor/patients/${person.id}/pay-links`)).data

  it('follows the rules of the cart beside the one of the patient, who pays by the link', async () => {
    const person = await asPatient(t, doctor)
    const own = await fillCart(person, [other])
    const { data: empty } = await doctor.browser.get(url(person))
    const none = { expected_total: 0, revision: Math.max(1, empty.revision) }
    expect((await act(`${url(person)}/send`, none)).refusal).toEqual([409, 'CART_EMPTY'])
    const recipe = await makeIssuedRecipe(t, { doctor, patient: person }, [
      { product, line: { quantity: 2 } },
    ])
    const added = await doctor.browser.post(`${url(person)}/recipe`, {
      recipe_id: recipe.recipeId,
    })
    expect(added.data.lines).toMatchObject([{ variant_id: product.variantId, quantity: 2 }])
    expect(
      (await act(`${url(person)}/send`, { expected_total: 1, revision: added.data.revision })).body
        .error_code,
    ).toBe('PRICE_CHANGED')
    const answer = await act(`${url(person)}/send`, seen(added.data))
    expect(answer.status).toBe(201)
    const { token, mails, text } = await linkOf(person)
    expect(mails).toEqual(['pay_link'])
    expect(text).not.toContain(added.data.lines[0].title)
    expect(await ordersOf(person)).toEqual([])
    expect(await waiting(person)).toMatchObject([{ state: 'open', order: null }])
    expect((await person.browser.get('/api/patient/pay-links')).data).toMatchObject([
      { id: answer.data.id, lines: [{ quantity: 2 }] },
    ])
    // while it is paid it is an order and nothing else
    expect((await pay(token)).status).toBe(200)
    const listed = async () => (await person.browser.get('/api/patient/pay-links')).data
    expect(await listed()).toEqual([])
    const declined = await person.browser.post(`/api/patient/pay-links/${answer.data.id}/decline`)
    expect(declined.refusal).toEqual([409, 'PAY_LINK_ORDERED'])
    expect(declined.body.message).not.toContain('patient')
    // not paid in time it is not reminded of: the link goes on working
    await t.advance(32 * minute)
    expect(await listed()).toHaveLength(1)
    expect((await read(token)).data.state).toBe('open')
    expect((await pay(token)).status).toBe(200)
    const [order, first] = await ordersOf(person)
    expect(first?.orderState).toBe('cancelled')
    await paid(person)
    expect((await read(token)).data).toMatchObject({ state: 'paid', on_behalf: true })
    expect(order).toMatchObject({
      placedByRole: 'doctor',
      placedById: doctor.accountId,
      source: 'on_behalf',
      consentNote: null,
    })
    const admin = await asAdmin(t)
    const shown = [
      await person.browser.get(`/api/patient/orders/${order?.id}`),
      await doctor.browser.get(`/api/doctor/orders/${order?.id}`),
      await admin.browser.get(`/api/admin/orders/${order?.id}`),
    ]
    for (const { data } of shown) expect(data.placed_by).toMatch(/\w/)
    // every history says the same
    const [theirs, mine, office] = shown.map(({ data }) => data.timeline)
    for (const steps of [theirs, mine])
      expect(steps.at(-1)).toMatchObject({ event: 'order.placed', by: 'doctor' })
    const doctorName = shown[0]?.data.placed_by
    expect(office).toContainEqual(
      expect.objectContaining({ event: 'order.placed', actor_role: 'doctor', actor: doctorName }),
    )
    const { data: events } = await doctor.browser.list(`/api/doctor/patients/${person.id}/timeline`)
    expect(events).toContainEqual(
      expect.objectContaining({ event: 'placed', actor_role: 'doctor', actor_name: doctorName }),
    )
    const told = await mailsTo(t, person.email)
    expect(told.find(({ template }) => template === 'order_placed')?.text).toContain(
      'on your behalf',
    )
    const [forDoctor] = await mailsTo(t, doctor.email)
    expect(forDoctor?.subject).toContain('is paid')
    expect(await waiting(person)).toEqual([])
    // the patient's own cart was never touched
    expect((await person.browser.get('/api/patient/cart')).data.lines).toMatchObject([
      { variant_id: own.lines[0].variant_id },
    ])
    await t.advance(2 * hour)
    expect((await linkOf(person)).mails).toEqual(['pay_link'])
  })

  it('takes a product for the recipe it is on, or says why the recipe does not allow it now', async () => {
    const person = await asPatient(t, doctor)
    const [kept, used] = [await makeProduct(t), await makeProduct(t)]
    await makeCatalog(t, [kept, used])
    const { recipeId, lineIds } = await makeIssuedRecipe(t, { doctor, patient: person }, [
      { product: kept },
      { product: used, line: { refillsAllowed: 0, timesOrdered: 1 } },
    ])
    const [keptLine = ''] = lineIds
    const add = ({ variantId }: TestProduct) =>
      doctor.browser.post(`${url(person)}/lines`, { variant_id: variantId })
    const { data } = await add(kept)
    expect(data.lines).toMatchObject([{ variant_id: kept.variantId, recipe: { id: recipeId } }])
    expect((await add(used)).refusal).toEqual([422, 'REFILLS_USED'])

    await doctor.browser.del(`${url(person)}/lines/${data.lines[0].id}`)
    await t.change(recipeLines, keptLine, {
      lastOrderedAt: t.clock.now(),
      timesOrdered: 1,
      minDaysBetween: 24,
    })
    expect((await add(kept)).refusal).toEqual([422, 'REFILL_TOO_SOON'])
    const whole = await doctor.browser.post(`${url(person)}/recipe`, { recipe_id: recipeId })
    expect([whole.status, whole.body.message]).toEqual([
      422,
      'No product of this recipe can be ordered now.',
    ])
    expect(whole.body.left_out).toMatchObject([
      { recipe_line_id: keptLine, problem: { code: 'REFILL_TOO_SOON', until: expect.any(String) } },
      { problem: { code: 'REFILLS_USED' } },
    ])
  })

  it('charges nothing when a price or the stock has changed, or the link is over', async () => {
    const priced = await sent()
    const price = (by: number) => t.change(variants, product.variantId, { price: by })
    const variant = await t.row(variants, product.variantId)
    await price(variant.price + 100)
    expect((await pay(priced.token)).refusal).toEqual([409, 'PAY_LINK_PRICE_CHANGED'])
    await price(variant.price)
    const shelf = (onHand: number) => t.change(stock, { variantId: product.variantId }, { onHand })
    await shelf(0)
    const short = await pay(priced.token)
    expect(short.refusal).toEqual([409, 'PAY_LINK_UNAVAILABLE'])
    expect(short.text).not.toContain('lines')
    await shelf(1_000)
    expect(await ordersOf(priced.person)).toEqual([])

    // sent again, the old link ends
    const [link] = await waiting(priced.person)
    const resent = `/api/doctor/pay-links/${link.id}/resend`
    expect((await doctor.browser.post(resent, { revision: link.revision + 1 })).status).toBe(409)
    expect((await doctor.browser.post(resent, { revision: link.revision })).status).toBe(204)
    expect((await read(priced.token)).status).toBe(410)
    const fresh = await linkOf(priced.person)
    expect((await read(fresh.token)).data.state).toBe('open')

    const withdrawn = await sent()
    expect(
      (await doctor.browser.post(`/api/doctor/pay-links/${withdrawn.id}/withdraw`, {})).status,
    ).toBe(204)
    expect((await read(withdrawn.token)).data.state).toBe('withdrawn')
    expect((await pay(withdrawn.token)).refusal).toEqual([410, 'TOKEN_USED'])
    const declined = await sent()
    expect(
      (await declined.person.browser.post(`/api/patient/pay-links/${declined.id}/decline`)).status,
    ).toBe(204)
    expect((await read(declined.token)).data.state).toBe('withdrawn')

    // cancelled by whoever placed it while it is paid, then its link is over
    const cancelled = await sent()
    await pay(cancelled.token)
    expect(
      (await doctor.browser.post(`/api/doctor/pay-links/${cancelled.id}/withdraw`, {})).body
        .error_code,
    ).toBe('PAY_LINK_ORDERED')
    const [order] = await ordersOf(cancelled.person)
    const cancel = () => act(`/api/doctor/orders/${order?.id}/cancel`, { reason: 'Wrong product' })
    expect((await cancel()).data.order_state).toBe('cancelled')
    expect((await cancel()).status).toBe(409)
    expect((await read(cancelled.token)).data.state).toBe('cancelled')
    expect((await pay(cancelled.token)).refusal).toEqual([409, 'PAY_LINK_CANCELLED'])
    expect((await read('x'.repeat(43))).status).toBe(410)

    await t.advance(72 * hour)
    expect((await read(fresh.token)).data.state).toBe('expired')
    expect((await pay(fresh.token)).refusal).toEqual([410, 'TOKEN_EXPIRED'])
  })

  it('is sent again at the prices of now, and paid by the signed-in patient as it is listed', async () => {
    const dear = await makeProduct(t, { onHand: 1_000 })
    await makeCatalog(t, [dear])
    const changed = async (price: number) => {
      const person = await asPatient(t, doctor)
      const cart = await prepared(person, [dear])
      const { id } = (await act(`${url(person)}/send`, seen(cart))).data
      await t.change(variants, dear.variantId, { price })
      const [{ amount }] = (await person.browser.get('/api/patient/pay-links')).data
      expect(amount).toBeGreaterThan(cart.total)
      return { person, id, amount, token: (await linkOf(person)).token }
    }
    const total = async (person: Person) => (await ordersOf(person)).map((order) => order.total)
    const again = await changed(9_000)
    expect((await pay(again.token)).refusal).toEqual([409, 'PAY_LINK_PRICE_CHANGED'])
    const resent = await doctor.browser.post(`/api/doctor/pay-links/${again.id}/resend`, {})
    expect(resent.status, resent.text).toBe(204)
    const { token } = await linkOf(again.person)
    expect((await read(token)).data.amount).toBe(again.amount)
    expect((await pay(token)).status).toBe(200)
    expect(await total(again.person)).toEqual([again.amount])

    const own = await changed(9_500)
    const payOwn = (body: object) =>
      own.person.browser.post(`/api/patient/pay-links/${own.id}/pay`, body)
    expect((await payOwn({})).refusal).toEqual([409, 'PAY_LINK_PRICE_CHANGED'])
    expect((await payOwn({ expected_total: own.amount })).status).toBe(200)
    expect(await total(own.person)).toEqual([own.amount])
  })

  it('is placed on invoice with the consent of the patient, and cancelled until it is prepared', async () => {
    const person = await asPatient(t, doctor)
    const consent = { consent_note: 'By phone, she read the total back.', consent_on: '2026-11-20' }
    const today = t.clock.now().toISOString().slice(0, 10)
    const cart = await prepared(person)
    const place = (body: object) => act(`${url(person)}/place`, { ...seen(cart), ...body })
    expect((await place({ ...consent, consent_on: '2026-01-01' })).faults).toEqual([
      422,
      ['consent_on'],
    ])
    const placed = await place({ ...consent, consent_on: today })
    expect(placed.status).toBe(201)
    expect(placed.data).toMatchObject({
      total: cart.total,
      payment_method: 'invoice',
      source: 'on_behalf',
      consent: { note: consent.consent_note, given_on: today },
      can_cancel: true,
    })
    const [row] = await loggedOn(t, placed.data.id, 'order.placed')
    expect(row).toMatchObject({
      actorRole: 'doctor',
      actorId: doctor.accountId,
      onBehalfOf: person.accountId,
      after: { consent: consent.consent_note, consent_on: today },
    })
    const template = await templatesTo(t, person.email)
    expect(template).toEqual(['order_placed'])
    // its window over it is released, and prepared
    await t.advance(61 * minute)
    const late = await act(`/api/doctor/orders/${placed.data.id}/cancel`, { reason: 'Late' })
    expect(late.refusal).toEqual([409, 'CANCEL_WINDOW_OVER'])

    // the patient's own order is not the doctor's to cancel
    const own = await checkOut(person, await fillCart(person, [other]))
    const theirs = await act(`/api/doctor/orders/${own.data.id}/cancel`, { reason: 'Mine?' })
    expect(theirs.refusal).toEqual([403, 'NOT_PLACED_BY_YOU'])
  })
})
