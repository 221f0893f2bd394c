import { dayMs as day } from '@officina/shared/dates/days'
import { beforeEach, expect, it } from 'vitest'
import { orderLines, orders, payments, refunds } from '../../db/schema/order.ts'
import { stock } from '../../db/schema/product.ts'
import { inArray } from '../../db/sql.ts'
import { openTestBank } from '../../payments/open.ts'
import { loggedOn } from '../../testing/auditLog.ts'
import {
  asAdmin,
  asDoctor,
  asPatient,
  makeProduct,
  type Person,
  type TestProduct,
} from '../../testing/fixtures.ts'
import { useClinic } from '../../testing/harness.ts'
import { mailsTo, templatesTo } from '../../testing/mails.ts'
import { placeTestOrder, shipTestOrder } from '../../testing/orders.ts'
import { setCookiesForTest } from '../../testing/signIn.ts'
import { endBackorders } from './backorders.ts'

let doctor: Person
let patient: Person
let there: TestProduct
let missing: TestProduct
const t = await useClinic()
beforeEach(async () => {
  t.clock.set('2026-11-20T09:00:00Z')
  doctor = await asDoctor(t)
  patient = await asPatient(t, doctor)
  there = await makeProduct(t, { price: 2_000 })
  missing = await makeProduct(t, { price: 3_000, onHand: 0 })
})

/** An order of 1 × 20.00 and 2 × 30.00 with 8.75 for the delivery; the second waits for stock. */
async function place(overrides: object = {}, both = true) {
  const order = await placeTestOrder(
    t,
    patient,
    doctor,
    [
      ...(both ? [{ product: there, quantity: 1, unitPrice: 2_000 }] : []),
      { product: missing, quantity: 2, unitPrice: 3_000, discount: 500 },
    ],
    overrides,
  )
  const lineId = order.lineIds.at(-1) ?? ''
  await t.change(orderLines, lineId, { lineStatus: 'backordered' })
  return { ...order, lineId }
}

const rowOf = (id: string) => t.row(orders, id)
const lineOf = (id: string) => t.row(orderLines, id)
const refundsOf = (id: string) => t.rows(refunds, { orderId: id })
const shelves = async () =>
  (
    await t.rows(
      stock,
      inArray(stock.variantId, [there.variantId, missing.variantId]),
      stock.onHand,
    )
  ).map((row) => [row.onHand, row.reserved])

it('cancels the line after 21 days and gives its price back; the rest goes on', async () => {
  const order = await place({ paymentState: 'paid' })
  await shipTestOrder(t, order.id, [1, 0])
  await t.advance(21 * day - 1_000)
  expect((await lineOf(order.lineId)).lineStatus).toBe('backordered')
  await t.advance(1_000)
  await t.advance(day)
  expect(await lineOf(order.lineId)).toMatchObject({
    lineStatus: 'cancelled',
    qtyCancelled: 2,
    refunded: 5_500,
  })
  expect(await rowOf(order.id)).toMatchObject({
    orderState: 'open',
    paymentState: 'partially_refunded',
    fulfilmentState: 'shipped',
    refunded: 5_500,
    total: order.total,
  })
  const [said] = await loggedOn(t, order.id, 'order.refunded')
  expect([said?.before, said?.after]).toMatchObject([{ refunded: 0 }, { refunded: 5_500 }])
  const given = await refundsOf(order.id)
  expect(given).toMatchObject([
    { amount: 5_500, shippingAmount: 0, createdBy: null, state: 'pending', paymentId: null },
  ])
  const admin = await asAdmin(t)
  const queue = await admin.browser.list('/api/admin/refunds', {
    filter: { status: ['to_pay_out'], q: order.number },
  })
  expect(queue.data).toMatchObject([{ amount: 5_500, method: 'bank_transfer' }])
  const [mail] = await mailsTo(t, patient.email, 'backorder_cancelled')
  expect(mail?.text).toContain('$55.00')
  expect(mail?.text).toContain('21 days')
  expect(await shelves()).toEqual([
    [0, 0],
    [100, 1],
  ])
})

it('gives the price back to the card that has paid it', async () => {
  const order = await place({ paymentState: 'paid', paymentMethod: 'card' })
  const bank = openTestBank(t.ctx.config, t.ctx)
  const due = await t.row(payments, { orderId: order.id })
  const id = due.id
  const { ref } = await bank.createCheckout({
    ...{ paymentId: id, orderId: order.id, number: order.number, amount: order.total },
    ...{ currency: 'USD', customer: null, saveCard: false, locale: 'en' },
    ...{ successUrl: '', cancelUrl: '', expiresAt: new Date(t.clock.now().getTime() + day) },
  })
  await bank.pay(id, '4242')
  await bank.capture(ref, order.total, 'USD', id)
  const now = t.clock.now()
  const card = { provider: bank.provider, status: 'paid' as const, ref, checkoutUntil: now }
  await t.change(payments, id, card)
  await t.advance(21 * day)
  await t.drain()
  expect(await refundsOf(order.id)).toMatchObject([{ amount: 5_500, state: 'done' }])
  expect((await bank.checkout(id)).refunded).toBe(5_500)
})

it('gives nothing back for units that have left', async () => {
  const order = await place({ paymentState: 'paid' }, false)
  await shipTestOrder(t, order.id, [1])
  // a recall takes the rest
  await t.change(orderLines, order.lineId, { lineStatus: 'backordered' })
  await t.advance(21 * day)
  // one of 2 × 30.00 less 5.00
  expect(await lineOf(order.lineId)).toMatchObject({
    lineStatus: 'shipped',
    qtyCancelled: 1,
    refunded: 2_750,
  })
  expect(await rowOf(order.id)).toMatchObject({ refunded: 2_750, fulfilmentState: 'shipped' })
  const [given, ...more] = await refundsOf(order.id)
  expect([given?.amount, given?.lines[0]?.quantity, more]).toEqual([2_750, 1, []])
})

it('an order that has nothing else is cancelled and refunded with its delivery', async () => {
  const order = await place({ paymentState: 'paid' }, false)
  await t.advance(21 * day)
  expect(await rowOf(order.id)).toMatchObject({
    orderState: 'cancelled',
    paymentState: 'refunded',
    refunded: order.total,
    flags: [],
    cancelReason: 'Not back in stock within 21 days',
  })
  expect(await refundsOf(order.id)).toMatchObject([{ amount: order.total, shippingAmount: 875 }])
  expect(await templatesTo(t, patient.email)).toEqual(['order_cancelled'])
})

it('what was not paid yet is asked for without the line', async () => {
  const order = await place()
  await t.advance(21 * day)
  expect(await rowOf(order.id)).toMatchObject({
    orderState: 'open',
    paymentState: 'pending',
    subtotal: 2_000,
    discount: 0,
    total: 2_875,
    refunded: 0,
  })
  const due = await t.rows(payments, { orderId: order.id })
  expect(due).toMatchObject([{ status: 'pending', amount: 2_875 }])
  const mails = await mailsTo(t, patient.email)
  expect(mails[0]?.text).toContain('You are not charged for them.')
})

it('an unpaid line of which a part has left becomes that part', async () => {
  const order = await place({ paymentMethod: 'invoice' })
  await t.change(orderLines, order.lineId, {
    discounts: [
      { kind: 'individual', id: null, name: null, rate_bp: 600, amount: 300 },
      { kind: 'first_order', id: null, name: null, rate_bp: 400, amount: 200 },
    ],
  })
  await shipTestOrder(t, order.id, [1, 1])
  // a recall takes the rest
  await t.change(orderLines, order.lineId, { lineStatus: 'backordered' })
  await t.advance(21 * day)
  expect(await lineOf(order.lineId)).toMatchObject({
    lineStatus: 'shipped',
    qtyOrdered: 1,
    qtyCancelled: 0,
    discount: 250,
    lineTotal: 2_750,
  })
  expect(await rowOf(order.id)).toMatchObject({ fulfilmentState: 'shipped', itemCount: 2 })
  const browser = await setCookiesForTest(t, 'patient', patient.accountId)
  expect((await browser.get(`/api/patient/orders/${order.id}`)).data).toMatchObject({
    subtotal: 5_000,
    discount: 250,
    discounts: [{ amount: 150 }, { amount: 100 }],
    shipping: 875,
    total: 5_625,
  })
})

it.each(['before', 'after'])(
  'an invoice of which nothing is left to pay is over: lowered %s',
  async (when) => {
    const order = await place({ paymentMethod: 'invoice' }, false)
    await t.change(orderLines, order.lineId, { discount: 501, lineTotal: 5_499 })
    await t.change(orders, order.id, { discount: 501, total: order.total - 1 })
    await shipTestOrder(t, order.id, [1])
    await t.change(orderLines, order.lineId, { lineStatus: 'backordered' })
    const lower = async () => {
      const body = {
        lines: [{ order_line_id: order.lineId, quantity: 1, amount: 2_750 }],
        ...{ shipping_amount: 875, reason: 'Lost', restock: false },
      }
      const { browser } = await asAdmin(t)
      const url = `/api/admin/orders/${order.id}/refund`
      expect((await browser.post(url, body)).status).toBe(200)
    }
    if (when === 'before') await lower()
    expect((await rowOf(order.id)).paymentState).toBe('pending')
    await t.advance(21 * day)
    if (when === 'after') await lower()
    expect(await lineOf(order.lineId)).toMatchObject({ discount: 250, lineTotal: 2_750 })
    const all = { total: 3_625, refunded: 3_625 }
    expect(await rowOf(order.id)).toMatchObject({
      ...all,
      orderState: 'open',
      paymentState: 'voided',
    })
    const due = await t.rows(payments, { orderId: order.id })
    expect(due).toMatchObject([{ status: 'voided', amount: 0 }])
  },
)

it('an unpaid order that has nothing else ends without money', async () => {
  const order = await place({}, false)
  await t.advance(21 * day)
  expect(await rowOf(order.id)).toMatchObject({ orderState: 'cancelled', paymentState: 'voided' })
  expect(await refundsOf(order.id)).toEqual([])
})

it('waits as long as the patient has chosen to wait', async () => {
  const order = await place({ paymentState: 'paid' })
  await t.change(orderLines, order.lineId, { backorderChoice: 'wait' })
  await t.advance(60 * day)
  expect((await lineOf(order.lineId)).lineStatus).toBe('backordered')
  expect(await refundsOf(order.id)).toEqual([])
})

it('two processes at once give the money back once', async () => {
  const order = await place({ paymentState: 'paid' })
  t.clock.advance(22 * day)
  await Promise.all([endBackorders(t.ctx), endBackorders(t.ctx), endBackorders(t.ctx)])
  expect(await refundsOf(order.id)).toHaveLength(1)
})
