import { describe, expect, it } from 'vitest'
import { accounts } from '../../db/schema/account.ts'
import { cartLines } from '../../db/schema/cart.ts'
import { doctorRates } from '../../db/schema/doctor.ts'
import { orderLines, orders, payments } from '../../db/schema/order.ts'
import { patients } from '../../db/schema/patient.ts'
import { auditLog, mails } from '../../db/schema/platform.ts'
import { products, stock, variants } from '../../db/schema/product.ts'
import { recipeEvents, recipeLines } from '../../db/schema/recipe.ts'
import { inArray } from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import {
  asDoctor,
  asPatient,
  makeCatalog,
  makeProduct,
  type Person,
  type TestProduct,
} from '../../testing/fixtures.ts'
import { useClinic } from '../../testing/harness.ts'
import { checkOut, fillCart, makeIssuedRecipe } from '../../testing/shop.ts'
import { setCookiesForTest } from '../../testing/signIn.ts'
import { putShopSetting } from '../platform/shopSettings.ts'

const t = await useClinic()
const doctor = await asDoctor(t)
const product = await makeProduct(t, { onHand: 100_000 })
await makeCatalog(t, [product])

const minute = 60_000
const url = (id: string) => `/api/patient/orders/${id}`

async function ordered(items = [{ variantId: product.variantId, quantity: 2 }]) {
  const person = await asPatient(t, doctor)
  const answer = await checkOut(person, await fillCart(person, items))
  if (answer.status !== 201) throw new Error(answer.text)
  return { person, order: answer.data }
}
const cancel = (who: Person, id: string, body = {}) => who.browser.post(`${url(id)}/cancel`, body)
const stockOf = (item: TestProduct) => t.row(stock, { variantId: item.variantId })

describe('who may', () => {
  it("lists nobody else's order", async () => {
    const { order } = await ordered()
    const other = await asPatient(t, doctor)
    expect(
      (await other.browser.list('/api/patient/orders', { filter: { id: [order.id] } })).data,
    ).toEqual([])
  })

  it('is told without a key that one is missing', async () => {
    const { person } = await ordered()
    const headers = { 'idempotency-key': undefined }
    const body = { expected_total: 1 }
    const answer = await person.browser.post('/api/patient/cart/checkout', body, { headers })
    expect(answer.refusal).toEqual([422, 'IDEMPOTENCY_KEY_REQUIRED'])
  })
})

describe('placing an order', () => {
  it('freezes everything, takes stock, counts the recipe, mails and ends the cart', async () => {
    const special = await makeProduct(t, { price: 3_000, onHand: 10, commissionOverrideBp: 1_000 })
    const person = await asPatient(t, doctor, { discountBp: 500 })
    const { recipeId, lineIds } = await makeIssuedRecipe(t, { doctor, patient: person }, [
      { product: special, line: { quantity: 2 } },
    ])
    const cart = await fillCart(person, [
      { variantId: special.variantId, quantity: 2, recipeLineId: lineIds[0] ?? '' },
      { variantId: product.variantId },
    ])
    const { data: order, status } = await checkOut(person, cart)
    expect(status).toBe(201)
    expect(order.number).toMatch(/^O-2026-\d{6}$/)
    expect(order).toMatchObject({
      status: 'preparing',
      order_state: 'open',
      payment_state: 'pending',
      fulfilment_state: 'unfulfilled',
      subtotal: 8_500,
      discount: 425,
      shipping: 0,
      total: 8_075,
      can_cancel: true,
      payments: [{ provider: 'invoice', status: 'pending', amount: 8_075 }],
      address: { city: 'New York', postal_code: '10001' },
    })
    expect(Date.parse(order.cancel_until)).toBe(t.clock.now().getTime() + 60 * minute)
    const rows = await t.rows(orderLines, { orderId: order.id })
    expect(rows.map((row) => [row.commissionRateBp, row.lineStatus, row.recipeId])).toEqual([
      [1_000, 'reserved', recipeId],
      [2_000, 'reserved', null],
    ])
    expect(await stockOf(special)).toMatchObject({ onHand: 10, reserved: 2 })
    const line = await t.row(recipeLines, { recipeId })
    expect(line).toMatchObject({ timesOrdered: 1, lastOrderedAt: t.clock.now() })
    const again = async () => {
      const [first, second] = (await person.browser.get(url(order.id))).data.lines
      expect(second).toMatchObject({ order_refusal: null, next_order_on: null })
      return [first.order_refusal, first.next_order_on]
    }
    const change = (set: Partial<typeof recipeLines.$inferInsert>) =>
      t.change(recipeLines, { recipeId }, set)
    expect(await again()).toEqual(['REFILL_TOO_SOON', expect.stringMatching(/^202\d-\d\d-\d\d$/)])
    await change({ minDaysBetween: 365 })
    expect(await again()).toEqual(['REFILL_TOO_SOON', null])
    await change({ refillsAllowed: 0 })
    expect(await again()).toEqual(['REFILLS_USED', null])
    const events = await t.rows(recipeEvents, { recipeId })
    expect(events).toMatchObject([{ event: 'ordered', reason: order.number }])
    const record = await t.row(orders, order.id)
    expect(record).toMatchObject({ source: 'mixed', disclosureVersion: '2026-11-01', itemCount: 3 })
    const audits = await t.rows(auditLog, { objectId: order.id })
    expect(audits).toMatchObject([
      { action: 'order.placed', actorRole: 'patient', patientId: person.id },
    ])
    await t.drain()
    const sent = await t.rows(mails, { recipient: person.email })
    expect(sent).toMatchObject([{ template: 'order_placed', status: 'sent' }])
    expect(sent[0]?.text).toContain(order.number)
    expect(sent[0]?.text).toContain('$80.75')
    expect((await person.browser.get('/api/patient/cart')).data.lines).toEqual([])
  })

  it('says in the mail until when it can be cancelled, and nothing of it where it cannot', async () => {
    const textWith = async (minutes: number) => {
      await putShopSetting(t.ctx, 'order.cancel_minutes', minutes)
      const { person } = await ordered()
      return (await t.row(mails, { recipient: person.email })).text
    }
    expect(await textWith(0)).not.toContain('cancel it yourself')
    expect(await textWith(60)).toContain('You can cancel it yourself until ')
  })

  it('mails the doctor unless they have switched it off, and names no patient', async () => {
    const quiet = await asDoctor(t)
    await t.change(accounts, quiet.accountId, { notificationPrefs: { order_placed: false } })
    const loud = await asDoctor(t)
    const placed: string[] = []
    for (const each of [quiet, loud]) {
      const person = await asPatient(t, each)
      placed.push((await checkOut(person, await fillCart(person, [product]))).data.id)
    }
    const sent = await t.rows(mails, inArray(mails.recipient, [quiet.email, loud.email]))
    expect(sent.map((mail) => [mail.recipient, mail.template])).toEqual([
      [loud.email, 'order_placed_doctor'],
    ])
    expect(sent[0]?.text).not.toContain('Patient0')
    expect(sent[0]?.text).toContain(`/order-histories?id=${placed[1]}`)
  })

  it('uses the rate of the day, and keeps it when the rate changes later', async () => {
    const own = await asDoctor(t)
    await t.add(doctorRates, {
      doctorId: own.id,
      rateBp: 2_500,
      from: '2026-11-20',
    })
    const person = await asPatient(t, own)
    const { data } = await checkOut(person, await fillCart(person, [product]))
    const line = await t.row(orderLines, { orderId: data.id })
    expect(line.commissionRateBp).toBe(2_500)
  })

  it('refuses a total or a cart the patient has not seen', async () => {
    const person = await asPatient(t, doctor)
    const cart = await fillCart(person, [product])
    const cheap = await checkOut(person, { ...cart, total: cart.total - 1 })
    expect([cheap.status, cheap.body.error_code, cheap.body.total]).toEqual([
      409,
      'PRICE_CHANGED',
      cart.total,
    ])
    const old = await checkOut(person, { ...cart, revision: cart.revision - 1 })
    expect(old.refusal).toEqual([409, 'REVISION_CONFLICT'])
    await t.change(cartLines, cart.lines[0].id, { priceSeen: 1 })
    const unseen = await checkOut(person, cart)
    expect([unseen.status, unseen.body.error_code, unseen.body.old_price]).toEqual([
      409,
      'PRICE_CHANGED',
      1,
    ])
    await person.browser.patch('/api/patient/cart', { accept_prices: true })
    expect((await person.browser.list('/api/patient/orders')).data).toEqual([])
  })

  it('asks for what is missing, all at once', async () => {
    const person = await asPatient(t, doctor)
    await person.browser.post('/api/patient/cart/lines', { variant_id: product.variantId })
    const [book] = (await person.browser.get('/api/patient/addresses')).data
    await person.browser.del(`/api/patient/addresses/${book.id}`)
    const answer = await checkOut(person, { total: 3_375, revision: 2 } as never)
    const cart = (await person.browser.get('/api/patient/cart')).data
    const again = await checkOut(person, cart)
    expect([409, 422]).toContain(answer.status)
    expect(again.faults).toEqual([422, ['address_id', 'payment_method']])
    const empty = await asPatient(t, doctor)
    expect((await checkOut(empty, { total: 0, revision: 1 })).refusal).toEqual([409, 'CART_EMPTY'])
  })

  it('leaves no trace when the stock runs out at the last moment', async () => {
    const last = await makeProduct(t, { onHand: 2 })
    await makeCatalog(t, [last], 'Last')
    const person = await asPatient(t, doctor)
    const cart = await fillCart(person, [{ variantId: last.variantId, quantity: 2 }])
    await t.change(stock, { variantId: last.variantId }, { reserved: 1 })
    const answer = await checkOut(person, cart)
    expect([answer.status, answer.body.error_code, Object.keys(answer.body.errors)]).toEqual([
      422,
      'OUT_OF_STOCK',
      ['lines.0'],
    ])
    expect((await person.browser.list('/api/patient/orders')).data).toEqual([])
    expect(await stockOf(last)).toMatchObject({ onHand: 2, reserved: 1 })
  })

  it('orders a line that waits without reserving for it', async () => {
    const later = await makeProduct(t, { onHand: 0 })
    await makeCatalog(t, [later], 'Later')
    await t.change(variants, later.variantId, { restockOn: '2026-12-10' })
    const person = await asPatient(t, doctor)
    const cart = await fillCart(person, [later, product])
    await person.browser.patch(`/api/patient/cart/lines/${cart.lines[0].id}`, {
      backorder_choice: 'wait',
    })
    const { data } = await checkOut(person, (await person.browser.get('/api/patient/cart')).data)
    expect(data.lines.map((line: { status: string }) => line.status)).toEqual([
      'backordered',
      'reserved',
    ])
    expect(data.lines[0].restock_on).toBe('2026-12-10')
    expect((await cancel(person, data.id)).status).toBe(200)
    expect(await stockOf(later)).toMatchObject({ onHand: 0, reserved: 0 })
  })

  it('keeps what was saved for later out of the order', async () => {
    const extra = await makeProduct(t)
    await makeCatalog(t, [extra], 'Extra')
    const person = await asPatient(t, doctor)
    const cart = await fillCart(person, [product, extra])
    await person.browser.patch(`/api/patient/cart/lines/${cart.lines[1].id}`, {
      saved_for_later: true,
    })
    const { data } = await checkOut(person, (await person.browser.get('/api/patient/cart')).data)
    expect(data.lines).toHaveLength(1)
    const left = (await person.browser.get('/api/patient/cart')).data
    expect(left.lines).toMatchObject([{ variant_id: extra.variantId, saved_for_later: true }])
  })
})

describe('cancelling', () => {
  it('gives everything back within the hour', async () => {
    const mine = await makeProduct(t, { onHand: 5 })
    const person = await asPatient(t, doctor)
    const { lineIds, recipeId } = await makeIssuedRecipe(t, { doctor, patient: person }, [
      { product: mine, line: { refillsAllowed: 0 } },
    ])
    const buy = async () =>
      checkOut(
        person,
        await fillCart(person, [{ variantId: mine.variantId, recipeLineId: lineIds[0] ?? '' }]),
      )
    const placedAt = t.clock.now()
    const lastOrder = async () => (await t.row(patients, person.id)).lastOrderAt
    const { data: order } = await buy()
    expect(await lastOrder()).toEqual(placedAt)
    t.clock.advance(60 * minute)
    const answer = await cancel(person, order.id, { reason: 'Ordered twice' })
    expect(answer.data).toMatchObject({
      status: 'cancelled',
      order_state: 'cancelled',
      payment_state: 'voided',
      cancel_reason: 'Ordered twice',
      can_cancel: false,
      lines: [{ status: 'cancelled', quantity_cancelled: 1 }],
      payments: [{ status: 'voided' }],
    })
    expect(await stockOf(mine)).toMatchObject({ onHand: 5, reserved: 0 })
    const line = await t.row(recipeLines, { recipeId })
    expect(line).toMatchObject({ timesOrdered: 0, lastOrderedAt: null })
    expect(await lastOrder()).toBeNull()
    const sent = await t.rows(mails, { recipient: person.email })
    expect(sent.map((mail) => mail.template).sort()).toEqual(['order_cancelled', 'order_placed'])
    const again = await cancel(person, order.id)
    expect([again.status, again.body.error_code, again.body.allowed]).toEqual([
      409,
      'INVALID_TRANSITION',
      [],
    ])
    expect((await buy()).status).toBe(201)
  })

  /** A person, and versions of one recipe for them. */
  async function course(line: Partial<typeof recipeLines.$inferInsert>) {
    const person = await asPatient(t, doctor)
    const product = await makeProduct(t)
    const seriesId = newId()
    const version = (number: number, carried = {}) =>
      makeIssuedRecipe(
        t,
        { doctor, patient: person },
        [{ product, line: { quantity: 1, ...line, ...carried } }],
        { seriesId, version: number },
      )
    const buy = async (recipeLineId = '') =>
      checkOut(person, await fillCart(person, [{ variantId: product.variantId, recipeLineId }]))
    return { person, version, buy }
  }

  it('gives an order back to the next version that counts it, also once that was ordered from', async () => {
    for (const timesOrdered of [1, 0]) {
      const { person, version, buy } = await course({ minDaysBetween: 0, refillsAllowed: 3 })
      const first = await version(1)
      const lastOrderedAt = t.clock.now()
      const { data: order } = await buy(first.lineIds[0])
      t.clock.advance(minute)
      const next = await version(2, { lastOrderedAt, timesOrdered })
      expect((await buy(next.lineIds[0])).status).toBe(201)
      await cancel(person, order.id)
      const after = await t.row(recipeLines, next.lineIds[0] ?? '')
      expect(after).toMatchObject({ timesOrdered: 1, lastOrderedAt: t.clock.now() })
    }
  })

  it('leaves the order of the version before as the one from which the next is counted', async () => {
    const { person, version, buy } = await course({ minDaysBetween: 24 })
    const first = await version(1)
    const lastOrderedAt = t.clock.now()
    expect((await buy(first.lineIds[0])).status).toBe(201)
    t.clock.advance(minute)
    const next = await version(2, { lastOrderedAt })
    const { data: order } = await buy(next.lineIds[0])
    await cancel(person, order.id)
    const after = await t.row(recipeLines, next.lineIds[0] ?? '')
    expect(after).toMatchObject({ timesOrdered: 0, lastOrderedAt })
  })

  it('leaves the order before as the one from which the next is counted', async () => {
    const person = await asPatient(t, doctor)
    const product = await makeProduct(t)
    const line = { minDaysBetween: 24, quantity: 1 }
    const { lineIds } = await makeIssuedRecipe(t, { doctor, patient: person }, [{ product, line }])
    const [recipeLineId = ''] = lineIds
    const buy = async (who: Person) =>
      checkOut(who, await fillCart(who, [{ variantId: product.variantId, recipeLineId }]))
    const lineNow = () => t.row(recipeLines, recipeLineId)
    const placedAt = t.clock.now()
    expect((await buy(person)).status).toBe(201)
    t.clock.advance(3 * 24 * 60 * minute)
    await t.change(recipeLines, recipeLineId, { lastShippedAt: t.clock.now() })
    t.clock.advance(21 * 24 * 60 * minute)
    const later = { ...person, browser: await setCookiesForTest(t, 'patient', person.accountId) }
    const { data: order } = await buy(later)
    expect(await lineNow()).toMatchObject({ timesOrdered: 2, lastOrderedAt: t.clock.now() })
    await cancel(later, order.id)
    expect(await lineNow()).toMatchObject({ timesOrdered: 1, lastOrderedAt: placedAt })
    expect((await buy(later)).status).toBe(201)
  })

  it('is over after the hour, or once the order is released', async () => {
    const late = await ordered()
    t.clock.advance(60 * minute + 1)
    expect((await cancel(late.person, late.order.id)).refusal).toEqual([409, 'CANCEL_WINDOW_OVER'])
    const early = await ordered()
    await t.change(orders, early.order.id, { releasedAt: t.clock.now() })
    const released = await cancel(early.person, early.order.id)
    expect(released.refusal).toEqual([409, 'CANCEL_WINDOW_OVER'])
    expect((await early.person.browser.get(url(early.order.id))).data.can_cancel).toBe(false)
  })

  it('asks for a refund when it was paid already', async () => {
    const { person, order } = await ordered()
    await t.change(orders, order.id, { paymentState: 'paid' })
    await t.change(payments, { orderId: order.id }, { status: 'paid' })
    const answer = await cancel(person, order.id)
    expect(answer.data).toMatchObject({ order_state: 'cancelled', payment_state: 'paid' })
    const row = await t.row(orders, order.id)
    expect(row.flags).toEqual(['refund_due'])
  })
})

describe('my orders', () => {
  it('lists them newest first with words, years and text', async () => {
    const person = await asPatient(t, doctor)
    const first = await checkOut(person, await fillCart(person, [product]))
    t.clock.advance(minute)
    const second = await checkOut(person, await fillCart(person, [product]))
    await t.change(orders, first.data.id, {
      fulfilmentState: 'shipped',
      placedAt: new Date('2025-12-31T23:59:59Z'),
    })
    const list = async (filter = {}) => {
      const answer = await person.browser.list('/api/patient/orders', { filter })
      return answer.each('number')
    }
    const all = await person.browser.list('/api/patient/orders', { range: [0, 9] })
    expect(all.headers['content-range']).toBe('orders 0-1/2')
    expect(all.data).toMatchObject([
      {
        number: second.data.number,
        status: 'preparing',
        can_cancel: true,
        item_count: 1,
        line_count: 1,
      },
      { number: first.data.number, status: 'shipped', can_cancel: false },
    ])
    expect(all.data[0].items).toMatchObject([{ form: 'capsule', brand: 'Test Brand' }])
    // the second can leave, of the first no parcel is known
    const page = await person.browser.get(url(second.data.id))
    expect(all.data[0].delivery).toMatchObject({ from: expect.any(String), to: expect.any(String) })
    expect([page.data.delivery, all.data[1].delivery]).toEqual([all.data[0].delivery, null])
    expect(await list({ year: 2025 })).toEqual([first.data.number])
    expect(await list({ status: ['preparing', 'payment_needed'] })).toEqual([second.data.number])
    expect(await list({ q: first.data.number.slice(-6) })).toEqual([first.data.number])
    expect(await list({ q: '%' })).toEqual([])
    const row = await t.row(products, product.productId)
    expect(await list({ q: row.title })).toHaveLength(2)
  })
})

describe('what holds a line', () => {
  it('is the payment, the window to cancel, the office, the stock, then the packing', async () => {
    const { person, order } = await ordered()
    const held = async (set: Partial<typeof orders.$inferInsert> = {}) => {
      if (Object.keys(set).length > 0) await t.change(orders, order.id, set)
      const [line] = (await person.browser.get(url(order.id))).data.lines
      return [line.held_by, line.held_until]
    }
    expect(await held()).toEqual(['cancel_window', order.cancel_until])
    expect(await held({ paymentMethod: 'bank_transfer' })).toEqual(['payment', null])
    expect(await held({ paymentState: 'paid', cancelUntil: t.clock.now() })).toEqual([
      'packing',
      null,
    ])
    expect(await held({ fulfilmentState: 'on_hold' })).toEqual(['office', null])
    await t.change(orderLines, { orderId: order.id }, { lineStatus: 'backordered' })
    const end = new Date(Date.parse(order.placed_at) + 21 * 24 * 60 * minute).toISOString()
    expect(await held({ fulfilmentState: 'unfulfilled' })).toEqual(['stock', end])
    await t.change(orderLines, { orderId: order.id }, { backorderChoice: 'wait' })
    expect(await held()).toEqual(['stock', null])
    expect(await held({ orderState: 'cancelled' })).toEqual([null, null])
  })
})

describe('many at once', () => {
  it('makes one order of 20 tries with one key, and tells its bytes again', async () => {
    const person = await asPatient(t, doctor)
    const cart = await fillCart(person, [product])
    const key = newId()
    const answers = await Promise.all(Array.from({ length: 20 }, () => checkOut(person, cart, key)))
    const won = answers.filter((answer) => answer.status === 201)
    expect(new Set(won.map((answer) => answer.text)).size).toBe(1)
    expect(won.filter((answer) => !answer.headers['idempotency-replayed'])).toHaveLength(1)
    for (const answer of answers.filter((each) => each.status !== 201))
      expect([
        answer.status,
        answer.body.error_code,
        Number(answer.headers['retry-after']),
      ]).toEqual([409, 'IDEMPOTENT_CALL_IN_PROGRESS', 1])
    const replay = await checkOut(person, cart, key)
    expect([replay.text, replay.headers['idempotency-replayed']]).toEqual([won[0]?.text, 'true'])
    const other = await checkOut(person, { ...cart, total: 1 }, key)
    expect(other.refusal).toEqual([422, 'IDEMPOTENCY_KEY_REUSED'])
    expect((await person.browser.list('/api/patient/orders')).data).toHaveLength(1)
    const stranger = await asPatient(t, doctor)
    expect((await checkOut(stranger, await fillCart(stranger, [product]), key)).status).toBe(201)
  })

  it('makes one order of one cart, whatever the keys', async () => {
    const person = await asPatient(t, doctor)
    const cart = await fillCart(person, [product])
    const answers = await Promise.all(Array.from({ length: 10 }, () => checkOut(person, cart)))
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1)
    for (const answer of answers.filter((each) => each.status !== 201))
      expect(answer.status).toBe(409)
  })

  it('cancels once, however often it is asked', async () => {
    const mine = await makeProduct(t, { onHand: 5 })
    await makeCatalog(t, [mine], 'Once')
    const { person, order } = await ordered([{ variantId: mine.variantId, quantity: 2 }])
    const answers = await Promise.all(Array.from({ length: 10 }, () => cancel(person, order.id)))
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
    expect(await stockOf(mine)).toMatchObject({ onHand: 5, reserved: 0 })
  })
})
