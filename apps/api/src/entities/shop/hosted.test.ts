import { createHmac } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { carts } from '../../db/schema/cart.ts'
import { orderLines, orders, refunds } from '../../db/schema/order.ts'
import { patients } from '../../db/schema/patient.ts'
import { shopEvents } from '../../db/schema/platform.ts'
import { stock, variants } from '../../db/schema/product.ts'
import { recipeLines } from '../../db/schema/recipe.ts'
import { returns } from '../../db/schema/return.ts'
import { ledgerEntries } from '../../db/schema/settlement.ts'
import { shipmentLines, shipments } from '../../db/schema/shipment.ts'
import { eq, isNull } from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import { createEmbeddedShop } from '../../storefront/embedded.ts'
import { createShopifyShop } from '../../storefront/shopify/shop.ts'
import { startFakeShopify } from '../../testing/fakeShopify.ts'
import {
  asAdmin,
  asDoctor,
  asPatient,
  makeCatalog,
  makeProduct,
  type TestProduct,
} from '../../testing/fixtures.ts'
import { useClinic } from '../../testing/harness.ts'
import { hold } from '../../testing/hold.ts'
import { mailsTo } from '../../testing/mails.ts'
import { shipTestOrder } from '../../testing/orders.ts'
import { issueNext, issueRecipe, lineOf, writeRecipe } from '../../testing/recipes.ts'
import { makeIssuedRecipe } from '../../testing/shop.ts'
import { releaseDueOrders, releaseOrder } from '../order/release.ts'
import { sweepShopEvents } from './events.ts'

let count = 0

const fake = await startFakeShopify()
afterAll(() => fake.close())
const storefront = createShopifyShop(fake.settings, {
  fetch: fake.fetch,
  now: () => count++ * 1e6,
})
const t = await useClinic({ shopify: fake.settings }, { storefront })
const doctor = await asDoctor(t)
const products: [TestProduct, TestProduct] = [await makeProduct(t), await makeProduct(t)]
await makeCatalog(t, products)
const patient = await asPatient(t, doctor)
const stranger = await asPatient(t, doctor)
const [product] = products
const lines = [{ product, line: { quantity: 2, refillsAllowed: 30, minDaysBetween: 0 } }]
const recipeLineId = (await makeIssuedRecipe(t, { doctor, patient }, lines)).lineIds[0] ?? ''
const foreignLineId =
  (await makeIssuedRecipe(t, { doctor, patient: stranger }, lines)).lineIds[0] ?? ''
const page = { first: 50, after: null }
fake.products = (await createEmbeddedShop().products(t.ctx, page)).nodes
fake.collections = (await createEmbeddedShop().collections(t.ctx, page)).nodes
beforeEach(() => {
  fake.fault = undefined
})

/** A cart with two packs on a recipe and one of the catalog. */
async function fill(lineId = recipeLineId) {
  const add = (body: object) => patient.browser.post('/api/patient/cart/lines', body)
  const [a, b] = products
  for (const { id } of (await patient.browser.get('/api/patient/cart')).data.lines)
    await patient.browser.del(`/api/patient/cart/lines/${id}`)
  const first = await add({ variant_id: a.variantId, quantity: 2, recipe_line_id: lineId })
  expect(first.status, first.text).toBe(200)
  const added = await add({ variant_id: b.variantId, quantity: 1 })
  expect(added.status, added.text).toBe(200)
  return added.data as { id: string; revision: number; subtotal: number; total: number }
}

const start = (revision: number) =>
  patient.browser.post('/api/patient/cart/hosted-checkout', { revision })

/** What Shopify sends for the newest cart, with a code of the shop. Tax is added on top, as in the United States. */
async function shopOrder(id: number, changes: Record<string, unknown> = {}) {
  const cart = fake.carts.at(-1)
  if (!cart) throw new Error('no cart')
  return {
    id,
    name: `#${id}`,
    created_at: '2026-11-20T10:00:00+01:00',
    cancelled_at: null,
    financial_status: 'pending',
    currency: 'USD',
    taxes_included: false,
    total_price: '87.00',
    discount_applications: [{ type: 'discount_code', code: 'WELCOME' }],
    shipping_lines: [{ price: '10.00', tax_lines: [] }],
    note_attributes: cart.attributes.map(({ key, value }) => ({ name: key, value })),
    shipping_address: {
      name: 'A B',
      phone: null,
      country_code: 'US',
      zip: '10001',
      province: 'NY',
      city: 'New York',
      address1: '1 Main Street',
      address2: null,
    },
    line_items: cart.lines.map((line, i) => ({
      id: id * 10 + i,
      variant_id: Number(line.merchandiseId.split('/').at(-1)),
      quantity: line.quantity,
      price: '25.00',
      discount_allocations: i === 0 ? [{ amount: '5.00', discount_application_index: 0 }] : [],
      tax_lines: [{ price: i === 0 ? '4.50' : '2.50', rate: 0.1 }],
      properties: line.attributes.map(({ key, value }) => ({ name: key, value })),
    })),
    refunds: [] as object[],
    ...changes,
  }
}

let webhooks = 0
function tell(topic: string, payload: unknown, headers: Record<string, string> = {}) {
  const body = JSON.stringify(payload)
  const hmac = createHmac('sha256', fake.settings.webhookSecret).update(body).digest('base64')
  return t.app.inject({
    method: 'POST',
    url: '/api/hooks/shopify',
    payload: body,
    headers: {
      'content-type': 'application/json',
      'x-shopify-hmac-sha256': hmac,
      'x-shopify-shop-domain': fake.settings.storeDomain,
      'x-shopify-topic': topic,
      'x-shopify-webhook-id': `w-${++webhooks}`,
      ...headers,
    },
  })
}

/** The same, and does what follows from it. */
async function tellAndDrain(...event: Parameters<typeof tell>) {
  await tell(...event)
  await t.drain()
}

async function orderOf(shopId: number) {
  const rows = await t.rows(orders, { shopOrderId: String(shopId) })
  expect(rows.length).toBeLessThan(2)
  return rows[0]
}

async function buy(id: number, lineId?: string) {
  const cart = await fill(lineId)
  expect((await start(cart.revision)).status).toBe(200)
  return { cart, payload: await shopOrder(id) }
}

async function buyPaid(id: number, changes: object = {}) {
  const bought = await buy(id)
  await tellAndDrain('orders/paid', { ...bought.payload, financial_status: 'paid', ...changes })
  return bought
}

it('refuses settings that Shopify decides, and says where they are edited', async () => {
  const owner = await asAdmin(t, 'owner')
  const path = '/api/admin/settings/tax'
  const { revision, standard_bp, connected_shop } = (await owner.browser.get(path)).data
  expect(connected_shop).toBe(fake.settings.storeDomain)
  const answer = await owner.browser.patch(path, { standard_bp: standard_bp + 1, revision })
  expect([answer.status, answer.body.errors]).toEqual([
    422,
    { standard_bp: [expect.stringContaining('Settings → Taxes and duties')] },
  ])
  expect((await owner.browser.patch(path, { standard_bp, revision })).status).toBe(200)
})

describe('an address that no carrier finds', () => {
  it('is flagged, keeps the order from being released by itself, and is corrected by the office', async () => {
    const { payload } = await buy(781)
    const nowhere = { ...payload.shipping_address, address1: '', zip: '1000' }
    await tellAndDrain('orders/paid', {
      ...payload,
      financial_status: 'paid',
      shipping_address: nowhere,
    })
    const order = await orderOf(781)
    expect(order).toMatchObject({ paymentState: 'paid', flags: ['address_problem'] })
    const id = order?.id ?? ''
    await releaseDueOrders(t.ctx)
    expect((await orderOf(781))?.releasedAt).toBeNull()
    const admin = await asAdmin(t)
    const path = `/api/admin/orders/${id}`
    const { address, revision, shop_url } = (await admin.browser.get(path)).data
    expect(shop_url).toBe('https://fake.myshopify.com/admin/orders/781')
    const whole = { ...address, line1: '1 Main Street', postal_code: '10001', phone: '2125550142' }
    const saved = await admin.browser.patch(path, { address: whole, revision })
    expect(saved.data, saved.text).toMatchObject({ flags: [] })
    await releaseDueOrders(t.ctx)
    expect((await orderOf(781))?.releasedAt).not.toBeNull()
  })
})

const refund = (orderId: number, amount: string) => ({
  id: orderId * 100,
  order_id: orderId,
  note: 'Broken',
  refund_line_items: [
    { line_item_id: orderId * 10 + 1, quantity: 1, subtotal: '25.00', total_tax: '2.50' },
  ],
  transactions: [{ kind: 'refund', status: 'success', amount }],
})

describe('the way to the checkout', () => {
  it('carries recipe and doctor, once for an unchanged cart, and prices only the goods', async () => {
    const cart = await fill()
    expect(cart).toMatchObject({
      checkout: 'hosted',
      can_check_out: true,
      subtotal: 7_500,
      shipping: 0,
      total: 7_500,
    })
    const before = fake.carts.length
    const [first, again] = [await start(cart.revision), await start(cart.revision)]
    expect(first.data).toEqual({
      checkout_url: expect.stringContaining('https://fake.myshopify.com/cart/'),
      order_id: cart.id,
    })
    expect(again.data).toEqual(first.data)
    expect(fake.carts.length).toBe(before + 1)
    expect(fake.carts.at(-1)?.lines[0]?.attributes.map((attribute) => attribute.key)).toEqual([
      'recipe_number',
      'recipe_line_id',
      'doctor_number',
    ])
    expect((await start(cart.revision + 1)).status).toBe(409)
  })

  it('carries the address and the discount of the patient, or goes without what the shop refuses', async () => {
    const discountBp = 1_250
    await t.change(patients, patient.id, { discountBp })
    const cart = await fill()
    expect((await start(cart.revision)).status).toBe(200)
    expect(fake.carts.at(-1)).toMatchObject({
      discountCodes: ['OFFICINA-12'],
      delivery: {
        addresses: [
          {
            selected: true,
            oneTimeUse: true,
            address: { deliveryAddress: { countryCode: 'US', provinceCode: 'NY', zip: '10001' } },
          },
        ],
      },
    })
    fake.refusesAddresses = true
    const again = await fill()
    expect((await start(again.revision)).status).toBe(200)
    expect(fake.carts.at(-1)?.delivery).toBeUndefined()
    fake.refusesAddresses = false
    await t.change(patients, patient.id, { discountBp: 0 })
  })

  it('is renewed when the address has changed since, or is no longer there', async () => {
    const book = '/api/patient/addresses'
    const cart = await fill()
    const sentTo = async (revision = cart.revision) => {
      expect((await start(revision)).status).toBe(200)
      return JSON.stringify(fake.carts.at(-1)?.delivery)
    }
    expect(await sentTo()).not.toContain('Floor 9')
    await t.advance(1_000)
    const [home] = (await patient.browser.get(book)).data
    await patient.browser.patch(`${book}/${home.id}`, { line2: 'Floor 9' })
    expect(await sentTo()).toContain('Floor 9')
    const { name, country, postal_code, region, city } = home
    const phone = '+1 212-555-0123'
    const place = { name, phone, country, postal_code, region, city, line1: '2 Side Street' }
    const office = (await patient.browser.post(book, place)).data
    const chosen = await patient.browser.patch('/api/patient/cart', { address_id: office.id })
    expect(await sentTo(chosen.data.revision)).toContain('2 Side Street')
    await patient.browser.del(`${book}/${office.id}`)
    expect(await sentTo(chosen.data.revision)).toContain('Floor 9')
  })

  it('keeps the cart when the shop is away or sold out, and offers no other checkout', async () => {
    const cart = await fill()
    fake.fault = 'limited'
    expect((await start(cart.revision)).refusal).toEqual([503, 'STOREFRONT_DOWN'])
    fake.fault = undefined
    const sold = fake.products.flatMap((product) => product.variants)
    for (const variant of sold) variant.availableForSale = false
    expect((await start(cart.revision)).refusal).toEqual([409, 'SOLD_OUT'])
    for (const variant of sold) variant.availableForSale = true
    const own = await patient.browser.post('/api/patient/cart/checkout', {
      expected_total: cart.total,
    })
    expect(own.refusal).toEqual([409, 'OTHER_CHECKOUT'])
    const forPatient = await doctor.browser.get(`/api/doctor/patients/${patient.id}/cart`)
    expect(forPatient.refusal).toEqual([409, 'OTHER_CHECKOUT'])
    expect((await doctor.browser.get('/api/doctor/me')).data.can_order_for_patients).toBe(false)
    expect((await start(cart.revision)).status).toBe(200)
  })

  it('alone knows what delivery costs: neither a product nor a recipe says it', async () => {
    const shown = await patient.browser.get(`/api/patient/products/${product.productId}`)
    expect(shown.data.methods).toEqual([])
    const url = `/api/doctor/recipe-beginning?patient_id=${patient.id}`
    expect((await doctor.browser.get(url)).data.totals).toMatchObject({
      shipping: null,
      shipping_free_from: null,
    })
  })

  it('does not wait for what the shop does not sell now', async () => {
    await fill()
    const [{ variantId }] = products
    await t.change(variants, variantId, { available: false, restockOn: '2027-01-15' })
    const { lines: found } = (await patient.browser.get('/api/patient/cart')).data
    const line = found.find((each: { variant_id: string }) => each.variant_id === variantId)
    expect(line.problems).toMatchObject([{ code: 'OUT_OF_STOCK' }])
    const url = `/api/patient/cart/lines/${line.id}`
    const waiting = await patient.browser.patch(url, { backorder_choice: 'wait' })
    expect([waiting.status, waiting.data.can_check_out]).toEqual([200, false])
    await t.change(variants, variantId, { available: true, restockOn: null })
  })
})

const fulfilment = (orderId: number, changes: Record<string, unknown> = {}) => ({
  id: orderId * 1000,
  order_id: orderId,
  status: 'success',
  shipment_status: null,
  created_at: '2026-11-20T08:59:00Z',
  tracking_company: 'DHL Express',
  tracking_number: 'JD 01',
  tracking_url: null,
  line_items: [
    { id: orderId * 10, quantity: 2 },
    { id: orderId * 10 + 1, quantity: 1 },
  ],
  ...changes,
})

describe('parcels that are sent from the shop', () => {
  const parcelsOf = async (shopId: number) => {
    const order = await orderOf(shopId)
    return t.rows(shipments, { orderId: order?.id ?? '' })
  }

  it('leave once, before their order is known too, and are followed to the door', async () => {
    const { cart, payload } = await buy(601)
    const [a] = products
    const level = () => t.row(stock, { variantId: a.variantId })
    const before = await level()
    await tell('fulfillments/update', fulfilment(601, { shipment_status: 'in_transit' }))
    await tellAndDrain('fulfillments/create', fulfilment(601))
    expect(await orderOf(601)).toBeUndefined()
    await tellAndDrain('orders/paid', { ...payload, financial_status: 'paid' })
    for (let i = 0; i < 3; i++) await tell('fulfillments/create', fulfilment(601))
    await t.drain()
    expect(await orderOf(601)).toMatchObject({ fulfilmentState: 'shipped', orderState: 'open' })
    expect(await parcelsOf(601)).toMatchObject([
      {
        status: 'in_transit',
        carrier: 'dhl',
        trackingNo: 'JD01',
        trackingUrl: expect.stringContaining('JD01'),
        shopFulfilmentId: '601000',
      },
    ])
    const after = await level()
    expect([after.onHand, after.reserved]).toEqual([before.onHand - 2, before.reserved])
    const earned = await t.rows(ledgerEntries, { orderId: cart.id })
    expect(earned.map((entry) => entry.amount).sort()).toEqual([500, 900])
    await tell('fulfillments/update', fulfilment(601, { shipment_status: 'delivered' }))
    await tellAndDrain('fulfillments/create', fulfilment(601))
    expect(await orderOf(601)).toMatchObject({ fulfilmentState: 'delivered' })
    expect(await parcelsOf(601)).toHaveLength(1)
  })

  it('leave the stock that the shop counts only since they were ordered', async () => {
    const [{ variantId, shopifyProductId: id }] = products
    const level = () => t.row(stock, { variantId })
    const sold = fake.products.find((each) => each.id === id)
    const count = async (quantityAvailable: number | null) => {
      for (const pack of sold?.variants ?? []) pack.quantityAvailable = quantityAvailable
      await tellAndDrain('products/update', { id: Number(id) })
    }
    const before = (await level()).reserved
    await count(null)
    await buyPaid(690)
    await count(100)
    expect(await level()).toMatchObject({ onHand: before + 102, reserved: before + 2 })
    await tellAndDrain('fulfillments/create', fulfilment(690))
    expect(await orderOf(690)).toMatchObject({ fulfilmentState: 'shipped' })
    expect(await level()).toMatchObject({ onHand: before + 100, reserved: before })
  })

  it('take the place of a parcel that nobody has begun, and tell operations when they are cancelled', async () => {
    await buyPaid(602)
    await t.advance(60_000)
    expect((await parcelsOf(602)).map((parcel) => parcel.status)).toEqual(['to_pick'])
    const part = { line_items: [{ id: 6020, quantity: 2 }] }
    await tellAndDrain('fulfillments/create', fulfilment(602, part))
    expect(await orderOf(602)).toMatchObject({ fulfilmentState: 'partially_shipped' })
    expect((await parcelsOf(602)).map((parcel) => parcel.status).sort()).toEqual([
      'shipped',
      'to_pick',
    ])
    await tellAndDrain('fulfillments/update', fulfilment(602, { ...part, status: 'cancelled' }))
    const sent = (await parcelsOf(602)).find((parcel) => parcel.shopFulfilmentId)
    expect(sent).toMatchObject({ status: 'exception', exceptionCode: 'returned' })
  })

  it('go once more in place of one that was cancelled, whichever is told first', async () => {
    const { cart } = await buyPaid(604)
    const [{ variantId }] = products
    const of = (id: number, more: object = {}) => fulfilment(604, { id, ...more })
    const cancelled = { status: 'cancelled' }
    const left = async () => {
      const found = (await parcelsOf(604)).sort((a, b) => a.number.localeCompare(b.number))
      return found.map(({ shopFulfilmentId, status }) => `${shopFulfilmentId} ${status}`)
    }
    // it is told of as sent when it is not any more
    await tellAndDrain('fulfillments/update', of(1, cancelled))
    await tellAndDrain('fulfillments/create', of(1))
    expect(await left()).toEqual(['1 cancelled'])
    await tellAndDrain('fulfillments/create', of(2))
    const before = await t.row(stock, { variantId })
    await tellAndDrain('fulfillments/create', of(3))
    expect(await left()).toEqual(['1 cancelled', '2 shipped'])
    await tellAndDrain('fulfillments/update', of(2, cancelled))
    t.clock.advance(61_000)
    await sweepShopEvents(t.ctx)
    await tellAndDrain('fulfillments/create', of(3))
    expect(await left()).toEqual(['1 cancelled', '2 reshipped', '3 shipped'])
    const { onHand, reserved } = await t.row(stock, { variantId })
    expect([onHand, reserved]).toEqual([before.onHand, before.reserved])
    const earned = await t.rows(ledgerEntries, { orderId: cart.id })
    expect(earned.map((entry) => entry.amount).sort()).toEqual([500, 900])
    await tellAndDrain('fulfillments/update', of(3, { shipment_status: 'delivered' }))
    expect(await orderOf(604)).toMatchObject({ orderState: 'completed' })
  })

  it('get a tracking number that comes later, and the patient its link', async () => {
    const { cart } = await buyPaid(605)
    const bare = { tracking_company: null, tracking_number: null }
    await tellAndDrain('fulfillments/create', fulfilment(605, bare))
    const shown = async () =>
      (await patient.browser.get(`/api/patient/orders/${cart.id}`)).data.shipments
    expect(await shown()).toMatchObject([{ tracking_no: null, tracking_url: null }])
    const [mail] = await mailsTo(t, patient.email, 'order_shipped')
    expect(mail?.text).not.toContain('Tracking number')
    await tellAndDrain('fulfillments/update', fulfilment(605))
    await tellAndDrain('fulfillments/create', fulfilment(605, bare))
    expect(await shown()).toMatchObject([
      { carrier: 'dhl', tracking_no: 'JD01', tracking_url: expect.stringContaining('JD01') },
    ])
    const corrected = (minute: number, no: string) =>
      fulfilment(605, { updated_at: `2026-11-20T09:${minute}:00Z`, tracking_number: no })
    await tellAndDrain('fulfillments/update', corrected(30, 'JD 03'))
    await tellAndDrain('fulfillments/update', corrected(20, 'JD 02'))
    expect(await shown()).toMatchObject([
      { tracking_no: 'JD03', tracking_url: expect.stringContaining('JD03') },
    ])
  })
})

describe('lots of parcels that are sent from the shop', () => {
  it('are written down here once it has left, so that a recall finds who got them', async () => {
    await buyPaid(603)
    await t.advance(60_000)
    const office = (await asAdmin(t)).browser
    const order = await orderOf(603)
    const parcels = async () => t.rows(shipments, { orderId: order?.id ?? '' })
    const url = (id: string) => `/api/admin/shipments/${id}`
    const write = async (id: string, lots: (string | undefined)[], expires_on = '2028-01-31') => {
      const lines = (await office.get(url(id))).data.lines as { id: string }[]
      return office.post(`${url(id)}/record-lots`, {
        lines: lots.map((lot, i) => ({ shipment_line_id: lines[i]?.id, lot, expires_on })),
      })
    }
    const [waiting] = await parcels()
    expect((await write(waiting?.id ?? '', ['A', 'B'])).refusal).toEqual([409, 'NOT_SENT'])
    await tellAndDrain('fulfillments/create', fulfilment(603))
    const sent = (await parcels()).find((parcel) => parcel.shopFulfilmentId)?.id ?? ''
    expect((await write(sent, ['LOT-603'])).faults).toEqual([422, ['lines']])
    expect((await write(sent, ['LOT-603', 'LOT-604'], '2026-11-01')).status).toBe(422)
    const recall = () =>
      office.post('/api/admin/news', {
        title: 'Recall',
        body_markdown: 'Do not use it.',
        channels: ['in_app'],
        category: 'recall',
        audience: 'patients',
        requires_ack: true,
        lots: ['LOT-603'],
      })
    expect((await recall()).faults).toEqual([422, ['lots']])
    const written = await write(sent, ['LOT-603', 'LOT-604'])
    expect(written.status, written.text).toBe(200)
    expect(written.data.lines.map((line: { lot: string }) => line.lot)).toEqual([
      'LOT-603',
      'LOT-604',
    ])
    const news = await recall()
    expect(news.status, news.text).toBe(201)
    const told = await office.get(`/api/admin/news/${news.data.id}/recipients`)
    expect(told.data).toMatchObject({ patients: 1 })
  })
})

describe('orders whose event was lost', () => {
  it('are found with the Admin API, page by page, once, and only ours', async () => {
    const { cart, payload } = await buy(701)
    const paid = { ...payload, financial_status: 'paid', fulfillments: [fulfilment(701)] }
    fake.orders = [
      { ...payload, id: 700, note_attributes: [] },
      { ...payload, id: 702, currency: 'EUR' },
      paid,
    ]
    await t.advance(60_000)
    await t.advance(60_000)
    await tellAndDrain('orders/create', payload)
    expect(await orderOf(701)).toMatchObject({
      id: cart.id,
      paymentState: 'paid',
      fulfilmentState: 'shipped',
    })
    expect([await orderOf(700), await orderOf(702)]).toEqual([undefined, undefined])
    fake.orders = []
  })
})

describe('an order with other amounts than its cart', () => {
  const flaggedBy = async (id: number, changes: object) => {
    await buyPaid(id, changes)
    return orderOf(id)
  }
  it('adds up without a negative amount, whatever was paid', async () => {
    const order = await flaggedBy(901, { total_price: '1.00' })
    expect(order).toMatchObject({ total: 100, shipping: 0, subtotal: 8_200, discount: 8_100 })
    const lines = await t.rows(orderLines, { orderId: order?.id ?? '' })
    expect(lines.reduce((sum, line) => sum + line.lineTotal, 0)).toBe(100)
    expect(lines.every((line) => line.lineTotal >= 0 && line.tax >= 0)).toBe(true)
  })

  it('never goes to logistics by itself; a person who releases it accepts the amounts', async () => {
    const { id = '' } = (await flaggedBy(902, { total_price: '1.00' })) ?? {}
    await t.advance(60_000)
    await releaseDueOrders(t.ctx)
    await releaseOrder(t.ctx, id)
    expect((await orderOf(902))?.releasedAt).toBeNull()
    const { browser } = await asAdmin(t)
    const listed = await browser.list('/api/admin/orders', {
      filter: { flag: ['amount_mismatch'] },
    })
    expect(listed.each('id')).toContain(id)
    const attention = await browser.list('/api/admin/orders', {
      filter: { tab: 'needs_attention', patient_id: patient.id },
    })
    expect(attention.each('id')).toContain(id)
    const detail = await browser.get(`/api/admin/orders/${id}`)
    expect(detail.data).toMatchObject({
      flags: ['amount_mismatch'],
      amount_differences: [{ part: 'total', expected: 8_700, actual: 100 }],
    })
    const released = await browser.post(`/api/admin/orders/${id}/release`, {})
    expect(released.status, released.text).toBe(200)
    expect(released.data).toMatchObject({ flags: [], amount_differences: [{ part: 'total' }] })
    expect((await orderOf(902))?.releasedAt).not.toBeNull()
  })

  it('is noticed when a later event says another total, until it has been released', async () => {
    const { payload } = await buy(903)
    await tellAndDrain('orders/create', payload)
    await tellAndDrain('orders/paid', { ...payload, financial_status: 'paid', total_price: '1.00' })
    expect(await orderOf(903)).toMatchObject({
      paymentState: 'paid',
      total: 8_700,
      flags: ['amount_mismatch'],
      amountDifferences: [{ part: 'total', expected: 8_700, actual: 100 }],
    })
    const { browser } = await asAdmin(t)
    const id = (await orderOf(903))?.id
    expect((await browser.post(`/api/admin/orders/${id}/release`, {})).data.flags).toEqual([])
    await tellAndDrain('orders/create', { ...payload, total_price: '1.00' })
    expect((await orderOf(903))?.flags).toEqual([])
  })

  it('stays flagged when the shop sends it, until somebody accepts the amounts with a reason', async () => {
    const { id = '' } = (await flaggedBy(906, { total_price: '1.00' })) ?? {}
    const { browser } = await asAdmin(t)
    const path = `/api/admin/orders/${id}`
    await tellAndDrain('fulfillments/create', fulfilment(906))
    const sent = (await browser.get(path)).data
    expect(sent).toMatchObject({ fulfilment_state: 'shipped', flags: ['amount_mismatch'] })
    expect(sent.actions).toContain('accept_amounts')
    expect(sent.actions).not.toContain('release')
    const accept = (body: object) => browser.post(`${path}/accept-amounts`, body)
    const { revision } = sent
    expect((await accept({ revision })).status).toBe(422)
    expect((await accept({ reason: 'Agreed', revision: revision - 1 })).status).toBe(409)
    const accepted = await accept({ reason: 'Agreed with the patient', revision })
    expect(accepted.data, accepted.text).toMatchObject({
      flags: [],
      amount_differences: [{ part: 'total', expected: 8_700, actual: 100 }],
    })
    expect(accepted.data.timeline).toContainEqual(
      expect.objectContaining({
        event: 'order.amounts_accepted',
        reason: 'Agreed with the patient',
      }),
    )
    expect(accepted.data.actions).not.toContain('accept_amounts')
    expect((await accept({ reason: 'Again' })).body.error_code).toBe('INVALID_TRANSITION')
  })

  it('goes on by itself once its amounts were accepted, and the same total is not noticed again', async () => {
    const { payload } = await buy(907)
    const paid = { ...payload, financial_status: 'paid', total_price: '1.00' }
    await tell('orders/create', payload)
    await tellAndDrain('orders/paid', paid)
    const { id = '' } = (await orderOf(907)) ?? {}
    const { browser } = await asAdmin(t)
    const accepted = await browser.post(`/api/admin/orders/${id}/accept-amounts`, {
      reason: 'Gift',
    })
    expect(accepted.data.flags, accepted.text).toEqual([])
    await tellAndDrain('orders/create', paid)
    expect((await orderOf(907))?.flags).toEqual([])
    await releaseDueOrders(t.ctx)
    expect((await orderOf(907))?.releasedAt).not.toBeNull()
  })

  it('is no longer to be looked at once it was cancelled in the shop', async () => {
    const { payload } = await buy(905)
    await tellAndDrain('orders/create', { ...payload, total_price: '1.00' })
    expect((await orderOf(905))?.flags).toEqual(['amount_mismatch'])
    const cancelled = { ...payload, total_price: '1.00', cancelled_at: '2026-11-20T11:00:00Z' }
    await tellAndDrain('orders/cancelled', cancelled)
    expect(await orderOf(905)).toMatchObject({ orderState: 'cancelled', flags: [] })
  })

  it('is not taken over with a negative amount', async () => {
    const { payload } = await buy(904)
    await tell('orders/create', { ...payload, total_price: '-1.00' })
    await expect(t.drain()).rejects.toThrow('an amount is not negative')
    expect(await orderOf(904)).toBeUndefined()
    await t.ctx.db.delete(shopEvents).where(eq(shopEvents.subject, '904'))
  })
})

describe('what the shop tells', () => {
  it('makes one order of repeated, parallel and unordered events', async () => {
    const counted = async () => (await t.row(recipeLines, recipeLineId)).timesOrdered
    const before = await counted()
    const { cart, payload } = await buy(501)
    const paid = { ...payload, financial_status: 'paid' }
    expect((await tell('refunds/create', refund(501, '27.50'))).statusCode).toBe(204)
    await t.drain()
    expect(await orderOf(501)).toBeUndefined()
    await Promise.all([
      tell('orders/paid', paid),
      tell('orders/create', payload),
      tell('orders/paid', paid, { 'x-shopify-webhook-id': 'same' }),
      tell('orders/paid', paid, { 'x-shopify-webhook-id': 'same' }),
    ])
    await t.drain()
    const order = await orderOf(501)
    expect(order).toMatchObject({
      id: cart.id,
      patientId: patient.id,
      source: 'mixed',
      paymentMethod: 'shopify',
      paymentState: 'partially_refunded',
      subtotal: 8_200,
      discount: 500,
      shipping: 1_000,
      tax: 700,
      total: 8_700,
      refunded: 2_750,
    })
    const lines = await t.rows(orderLines, { orderId: cart.id })
    lines.sort((a, b) => a.position - b.position)
    expect(lines).toMatchObject([
      { recipeLineId, lineTotal: 4_950, tax: 450, taxRateBp: 1_000, commissionRateBp: 2_000 },
      { recipeLineId: null, lineTotal: 2_750, qtyCancelled: 1, lineStatus: 'cancelled' },
    ])
    expect(await t.ctx.db.$count(refunds, eq(refunds.orderId, cart.id))).toBe(1)
    const left = await t.rows(shopEvents)
    expect(left.every((event) => event.doneAt && event.payload === null)).toBe(true)
    expect(await counted()).toBe(before + 1)
    const shown = await patient.browser.get(`/api/patient/orders/${cart.id}`)
    expect(shown.data).toMatchObject({ number: order?.number, can_cancel: false })
    expect((await patient.browser.get('/api/patient/cart')).data.lines).toEqual([])
  })

  it('takes every refund over: of a taxed delivery in parts, and of a line that it names twice', async () => {
    const { payload } = await buy(510)
    await tellAndDrain('orders/paid', {
      ...payload,
      financial_status: 'paid',
      shipping_lines: [{ price: '10.00', tax_lines: [{ price: '1.00', rate: 0.1 }] }],
      total_price: '88.00',
    })
    const taxed = { shipping: 1_100, shippingTax: 100, shippingTaxBp: 1_000, tax: 800, flags: [] }
    expect(await orderOf(510)).toMatchObject(taxed)
    const half = { quantity: 1, line_item_id: 5100, subtotal: '22.50', total_tax: '2.25' }
    for (const [id, amount, items] of [
      [1, '6.00', []],
      [2, '6.00', []],
      [3, '49.50', [{ ...half, restock_type: 'cancel' }, half]],
    ] as const)
      await tell('refunds/create', {
        ...refund(510, amount),
        id: 51_000 + id,
        refund_line_items: items,
      })
    await t.drain()
    const { id = '', refunded } = (await orderOf(510)) ?? {}
    const given = await t.rows(refunds, { orderId: id })
    expect([refunded, given.map((row) => row.shippingAmount).sort()]).toEqual([
      6_150,
      [0, 500, 600],
    ])
    const lines = await t.rows(orderLines, { orderId: id })
    expect(lines.find((line) => line.shopLineId === '5100')).toMatchObject({
      qtyCancelled: 2,
      refunded: 4_950,
    })
  })

  it('cancels lines that were taken out before they were paid, and flags those that are being packed', async () => {
    const { payload } = await buy(511)
    await tell('orders/create', { ...payload, financial_status: 'authorized' })
    const removed = (orderId: number, id: number, units: [line: number, quantity: number][]) => ({
      ...refund(orderId, '0.00'),
      id,
      refund_line_items: units.map(([line, quantity]) => ({
        line_item_id: orderId * 10 + line,
        quantity,
        restock_type: 'no_restock',
        subtotal: '22.50',
        total_tax: '2.25',
      })),
      transactions: [],
    })
    const edit = removed(511, 51_101, [[0, 1]])
    await tell('refunds/create', edit)
    await tellAndDrain('orders/paid', { ...payload, financial_status: 'paid', refunds: [edit] })
    const { id = '', ...order } = (await orderOf(511)) ?? {}
    expect(order).toMatchObject({ paymentState: 'paid', total: 8_700, refunded: 0, flags: [] })
    const cancelled = async () => {
      const lines = await t.rows(orderLines, { orderId: id })
      lines.sort((a, b) => a.position - b.position)
      return lines.map((line) => line.qtyCancelled)
    }
    expect(await cancelled()).toEqual([1, 0])
    expect((await patient.browser.get(`/api/patient/orders/${id}`)).data.refunds).toEqual([])
    await t.advance(60_000)
    const office = (await asAdmin(t)).browser
    const parcel = await t.row(shipments, { orderId: id })
    const picked = await office.post(`/api/admin/shipments/${parcel.id}/pick`, {})
    expect(picked.status, picked.text).toBe(200)
    await tellAndDrain('refunds/create', removed(511, 51_102, [[1, 1]]))
    const flagged = async () => [await cancelled(), (await orderOf(511))?.flags]
    expect(await flagged()).toEqual([[1, 0], ['cancelled_in_shop']])
    await office.post(`/api/admin/shipments/${parcel.id}/cancel`, { reason: 'Edited' })
    await t.advance(61_000)
    expect(await flagged()).toEqual([[1, 1], []])
    // what is paid back later counts for what was taken out
    await tellAndDrain('refunds/create', {
      ...refund(511, '24.75'),
      id: 51_103,
      refund_line_items: [],
    })
    expect(await t.rows(refunds, { shopRefundId: '51103' })).toMatchObject([
      { shippingAmount: 0, lines: [{ amount: 2_475, shipped_amount: 0 }] },
    ])
    const whole = await buy(512)
    await tell('orders/create', whole.payload)
    const both: [number, number][] = [
      [0, 2],
      [1, 1],
    ]
    await tellAndDrain('refunds/create', removed(512, 51_201, both))
    expect(await orderOf(512)).toMatchObject({ orderState: 'cancelled', paymentState: 'voided' })
  })

  it('takes units that are refunded while they are packed out of their parcel, and counts what was sent', async () => {
    const office = (await asAdmin(t)).browser
    /** A paid order of two and of one that is being packed, of which one unit of two and the other one are refunded. */
    const packed = async (orderId: number) => {
      const { payload } = await buyPaid(orderId)
      const { id = '' } = (await orderOf(orderId)) ?? {}
      await releaseOrder(t.ctx, id)
      const parcel = await t.row(shipments, { orderId: id })
      const step = (name: string, body: object = {}) =>
        office.post(`/api/admin/shipments/${parcel.id}/${name}`, body)
      await step('pick')
      const [one] = refund(orderId, '27.50').refund_line_items
      const half = { line_item_id: orderId * 10, quantity: 1, subtotal: '22.50', total_tax: '2.25' }
      const given = { ...refund(orderId, '52.25'), refund_line_items: [one, half] }
      await tellAndDrain('refunds/create', given)
      const now = async () => {
        const lines = await t.rows(orderLines, { orderId: id })
        lines.sort((a, b) => a.position - b.position)
        const { refunded, flags } = (await orderOf(orderId)) ?? {}
        return { refunded, flags, cancelled: lines.map((line) => line.qtyCancelled) }
      }
      return { id, given, payload, parcel, step, now }
    }
    const flags = ['cancelled_in_shop']
    const kept = await packed(514)
    expect(await kept.now()).toEqual({ refunded: 5_225, flags, cancelled: [0, 0] })
    const resolve = (id: string, body: object) =>
      office.post(`/api/admin/orders/${id}/resolve`, body)
    expect((await resolve(kept.id, { reason: 'Seen' })).body.error_code).toBe('INVALID_TRANSITION')
    await kept.step('cancel', { reason: 'Refunded' })
    await t.advance(61_000)
    expect(await kept.now()).toEqual({ refunded: 5_225, flags: [], cancelled: [1, 1] })
    const partsOf = async (orderId: string) =>
      (await t.rows(refunds, { orderId })).flatMap((row) =>
        row.lines.map((line) => [line.quantity, line.shipped_amount, line.packed]),
      )
    expect(await partsOf(kept.id)).toEqual([
      [1, 0, undefined],
      [1, 0, undefined],
    ])

    const sent = await packed(515)
    const inside = await t.rows(shipmentLines, { shipmentId: sent.parcel.id })
    const lots = inside.map(({ id }) => ({
      shipment_line_id: id,
      lot: 'L1',
      expires_on: '2028-01-31',
    }))
    const closed = await sent.step('pack', { lines: lots })
    expect(closed.status, closed.text).toBe(200)
    const left = await sent.step('ship', { carrier: 'ups', tracking_no: '1Z999AA10123456784' })
    expect(left.status, left.text).toBe(200)
    await t.advance(61_000)
    expect(await sent.now()).toEqual({ refunded: 5_225, flags, cancelled: [0, 0] })
    expect(await partsOf(sent.id)).toEqual([
      [1, 2_475, undefined],
      [1, 2_750, undefined],
    ])
    const entries = await t.rows(ledgerEntries, { orderId: sent.id })
    // of two units at 20% one stays, of the other line none
    expect(entries.reduce((sum, entry) => sum + entry.amount, 0)).toBe(450)
    const done = await resolve(sent.id, { reason: 'The patient sends it back' })
    expect(done.data, done.text).toMatchObject({ flags: [] })
    expect(done.data.actions).not.toContain('resolve')
    // the shop tells of its cancellation as often as it is asked: once seen to it is settled
    const cancelled = {
      ...sent.payload,
      refunds: [sent.given],
      financial_status: 'partially_refunded',
      cancelled_at: '2026-11-20T11:00:00Z',
    }
    await tellAndDrain('orders/cancelled', cancelled)
    expect((await sent.now()).flags).toEqual(flags)
    expect((await resolve(sent.id, { reason: 'On its way back' })).status).toBe(200)
    await tellAndDrain('orders/cancelled', cancelled)
    expect((await sent.now()).flags).toEqual([])
  })

  it('flags an order whose units are refunded while they are packed to be sent again', async () => {
    const office = (await asAdmin(t)).browser
    await buyPaid(517)
    const { id = '' } = (await orderOf(517)) ?? {}
    const lost = await shipTestOrder(t, id)
    await t.change(shipments, lost, { status: 'exception', exceptionCode: 'lost' })
    await office.post(`/api/admin/shipments/${lost}/reship`)
    const again = await t.row(shipments, { reshipmentOf: lost })
    await office.post(`/api/admin/shipments/${again.id}/pick`)
    await tellAndDrain('refunds/create', refund(517, '27.50'))
    expect(await orderOf(517)).toMatchObject({ refunded: 2_750, flags: ['cancelled_in_shop'] })
    expect(await t.row(shipments, again.id)).toMatchObject({ status: 'picking' })
  })

  it('ends the return of goods that were paid back there, and no other', async () => {
    const { cart } = await buyPaid(507)
    const lines = await t.rows(orderLines, { orderId: cart.id })
    const paidBack = lines.find((line) => line.shopLineId === '5071')
    const other = lines.find((line) => line.shopLineId !== '5071')
    const ids = [newId(), newId()] as const
    for (const [id, line] of [[ids[0], paidBack] as const, [ids[1], other] as const])
      await t.add(returns, {
        id,
        orderId: cart.id,
        patientId: patient.id,
        doctorId: paidBack?.doctorId ?? '',
        reasonCode: 'damaged',
        status: 'received',
        lines: [{ order_line_id: line?.id ?? '', quantity: 1 }],
        createdAt: t.clock.now(),
        updatedAt: t.clock.now(),
      })
    await tellAndDrain('refunds/create', refund(507, '27.50'))
    const [first, second] = await Promise.all(ids.map((id) => t.row(returns, id)))
    const given = await t.row(refunds, { orderId: cart.id })
    expect(first).toMatchObject({ status: 'refunded', refundId: given.id, revision: 2 })
    expect(second).toMatchObject({ status: 'received', refundId: null })
    expect((await orderOf(507))?.flags).toEqual(['return_received'])
  })

  it('cancels what was cancelled there, also while it is picked, and gives the stock back', async () => {
    const { payload } = await buy(502)
    const [a] = products
    const reserved = async () => (await t.row(stock, { variantId: a.variantId })).reserved
    const before = await reserved()
    await tellAndDrain('orders/paid', { ...payload, financial_status: 'paid' })
    expect(await reserved()).toBe(before + 2)
    const { id = '' } = (await orderOf(502)) ?? {}
    await releaseOrder(t.ctx, id)
    const parcel = () => t.row(shipments, { orderId: id })
    const office = (await asAdmin(t)).browser
    const picked = await office.post(`/api/admin/shipments/${(await parcel()).id}/pick`, {})
    expect(picked.status, picked.text).toBe(200)
    const cancelled = {
      ...payload,
      financial_status: 'refunded',
      cancelled_at: '2026-11-20T11:00:00Z',
      cancel_reason: 'customer',
      refunds: [{ ...refund(502, '87.00') }],
    }
    await tell('orders/cancelled', cancelled)
    await tell('refunds/create', cancelled.refunds[0])
    await tellAndDrain('orders/create', payload)
    expect(await orderOf(502)).toMatchObject({
      orderState: 'cancelled',
      paymentState: 'refunded',
      refunded: 8_700,
    })
    expect((await parcel()).status).toBe('cancelled')
    expect(await reserved()).toBe(before)
  })

  it('believes neither a stranger’s recipe line nor an unsigned or foreign order', async () => {
    const { payload } = await buy(503)
    const line = payload.line_items[0]
    if (!line) throw new Error('no line')
    line.properties = [{ name: 'recipe_line_id', value: foreignLineId }]
    const forged = await tell('orders/create', payload, { 'x-shopify-hmac-sha256': 'AAAA' })
    expect([forged.statusCode, forged.json()]).toEqual([
      401,
      { message: 'Unauthenticated.', error_code: 'UNAUTHENTICATED' },
    ])
    await tellAndDrain('orders/create', { ...payload, id: 504, note_attributes: [] })
    expect([await orderOf(503), await orderOf(504)]).toEqual([undefined, undefined])
    await tellAndDrain('orders/create', payload)
    const order = await orderOf(503)
    expect(order?.source).toBe('catalog')
    const row = await t.row(recipeLines, foreignLineId)
    expect(row.timesOrdered).toBe(0)
  })

  it.each([
    ['whose line was stopped', 521, ['recipe_cancelled']],
    ['whose recipe was stopped', 522, ['recipe_cancelled']],
    ['that the next version leaves out', 523, ['recipe_cancelled']],
    ['that goes on in the next version', 524, []],
  ])('takes over an order of a product %s while it was paid', async (what, id, flags) => {
    const line = { quantity: 2, minDaysBetween: 0 }
    const own = await makeIssuedRecipe(t, { doctor, patient }, [{ product, line }])
    const [lineId = ''] = own.lineIds
    const { payload } = await buy(id, lineId)
    const url = `/api/doctor/recipes/${own.recipeId}`
    const next = { mode: 'edit', recipe: own.recipeId }
    if (what.includes('line was'))
      await doctor.browser.post(`${url}/lines/${lineId}/stop`, { reason_code: 'allergy' })
    else if (what.includes('recipe was'))
      await doctor.browser.post(`${url}/cancel`, { reason_code: 'error' })
    else if (what.includes('leaves'))
      await issueRecipe(doctor, await writeRecipe(doctor, next, { lines: [lineOf(products[1])] }))
    else await issueNext(doctor, own.recipeId)
    await tell('orders/paid', { ...payload, financial_status: 'paid' })
    await t.drain()
    expect(await orderOf(id)).toMatchObject({ orderState: 'open', paymentState: 'paid', flags })
  })

  it('takes over an order at the moment in which its line is stopped in the next version', async () => {
    const line = { quantity: 2, minDaysBetween: 0 }
    const own = await makeIssuedRecipe(t, { doctor, patient }, [{ product, line }])
    const { payload } = await buy(525, own.lineIds[0])
    const next = await issueNext(doctor, own.recipeId)
    const person = await hold(t, 'select from patients where id = $1 for no key update', patient.id)
    await tell('orders/paid', { ...payload, financial_status: 'paid' })
    const taken = t.drain()
    await person.waiting(1)
    const url = `/api/doctor/recipes/${next.id}/lines/${next.lines[0].id}/stop`
    const stopped = doctor.browser.post(url, { reason_code: 'allergy' })
    await person.waiting(2)
    await person.letGo()
    await taken
    expect((await stopped).status).toBe(200)
    expect(await orderOf(525)).toMatchObject({ orderState: 'open', flags: ['recipe_cancelled'] })
  })

  it('keeps an event that cannot be taken over, with the reason, until it can', async () => {
    const { cart, payload } = await buy(505)
    await tell('orders/create', { ...payload, currency: 'EUR' }, { 'x-shopify-webhook-id': 'eur' })
    await expect(t.drain()).rejects.toThrow('CURRENCY is USD')
    const read = () => t.row(shopEvents, 'eur')
    expect(await read()).toMatchObject({ doneAt: null, error: expect.stringContaining('EUR') })
    await t.change(shopEvents, 'eur', { payload })
    await t.advance(120_000)
    expect(await read()).toMatchObject({ payload: null, error: null })
    expect((await orderOf(505))?.id).toBe(cart.id)
  })

  it('keeps of an event what is needed, for a day when its order is of somebody else', async () => {
    const { payload } = await buy(513)
    await tell('orders/create', payload)
    for (const id of [513, 990])
      await tell(
        'refunds/create',
        { ...refund(id, '27.50'), customer: { email: 'someone@example.com' } },
        { 'x-shopify-webhook-id': `refund-${id}` },
      )
    await t.drain()
    const waiting = async () =>
      (await t.rows(shopEvents, { doneAt: null })).map(({ id }) => id).sort()
    expect(await waiting()).toEqual(['refund-513', 'refund-990'])
    const kept = JSON.stringify(await t.rows(shopEvents, { doneAt: null }))
    expect(kept).toContain('Broken')
    expect(kept).not.toContain('someone@example.com')
    for (const id of await waiting()) await t.change(shopEvents, id, { receivedAt: t.ago(2) })
    await sweepShopEvents(t.ctx)
    expect(await waiting()).toEqual(['refund-513'])
    await tellAndDrain('orders/paid', { ...payload, financial_status: 'paid' })
    expect([await waiting(), (await orderOf(513))?.refunded]).toEqual([[], 2_750])
  })

  it('takes over what waits for its parcel, however many events wait for orders that never come', async () => {
    await buyPaid(516)
    const ago = (seconds: number) => new Date(t.clock.now().getTime() - seconds * 1_000)
    const event = (id: string, order: number, receivedAt: Date) => ({
      ...{ id, topic: 'refunds/create', subject: String(order), receivedAt },
      payload: refund(order, '27.50'),
    })
    await t.add(shopEvents, [
      ...Array.from({ length: 500 }, (_, i) => event(`foreign-${i}`, 9_000 + i, ago(300))),
      event('ours', 516, ago(200)),
    ])
    await sweepShopEvents(t.ctx)
    const ours = await t.row(shopEvents, 'ours')
    expect(ours.doneAt).not.toBeNull()
    await t.ctx.db.delete(shopEvents).where(isNull(shopEvents.doneAt))
  })

  it('names the kind of work that failed in the mail to operations', async () => {
    const operations = await asAdmin(t, 'operations')
    fake.fault = 'away'
    const event = { 'x-shopify-webhook-id': 'product' }
    await tell('products/update', { id: Number(fake.products[0]?.id) }, event)
    await expect(t.drain()).rejects.toThrow('STOREFRONT_DOWN')
    fake.fault = undefined
    const subjects = (await mailsTo(t, operations.email)).map(({ subject }) => subject)
    expect(subjects).toEqual(['Shop sync failed: products'])
    await t.ctx.db.delete(shopEvents).where(eq(shopEvents.id, 'product'))
  })

  it('makes a second order when the patient paid a second time, and loses neither', async () => {
    const { payload } = await buy(506)
    await tell('orders/create', payload)
    await tellAndDrain('orders/create', { ...payload, id: 507, name: '#507' })
    const [a, b] = [await orderOf(506), await orderOf(507)]
    expect(a?.id).not.toBe(b?.id)
    expect(await t.ctx.db.$count(carts, eq(carts.id, a?.id ?? ''))).toBe(1)
  })

  it('asks what a product is now, and takes deleted ones out of sale', async () => {
    const [product] = fake.products
    const [variant] = product?.variants ?? []
    if (!product || !variant) throw new Error('no product')
    variant.price.amount = 3_100
    await tellAndDrain('products/update', { id: Number(product.id), title: 'not looked at' })
    const row = await t.row(variants, { shopifyVariantId: variant.id })
    expect(row.price).toBe(3_100)
    variant.price = { amount: 9_900, currency: 'EUR' }
    await tell('products/update', { id: Number(product.id) })
    await expect(t.drain()).rejects.toThrow('The shop sells in EUR, CURRENCY is USD')
    expect((await t.row(variants, row.id)).price).toBe(3_100)
    await tellAndDrain('products/delete', { id: Number(product.id) })
    const shown = await patient.browser.get(`/api/patient/products/${product.id}`)
    expect(shown.data?.availability ?? 'gone').not.toBe('in_stock')
  })
})
