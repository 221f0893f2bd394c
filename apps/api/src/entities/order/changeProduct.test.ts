import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { doctorRates } from '../../db/schema/doctor.ts'
import { orderLines, orders } from '../../db/schema/order.ts'
import { auditLog, mails } from '../../db/schema/platform.ts'
import { products, stock } from '../../db/schema/product.ts'
import { recipeLines } from '../../db/schema/recipe.ts'
import { ledgerEntries } from '../../db/schema/settlement.ts'
import { eq } from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import {
  asAdmin,
  asDoctor,
  asPatient,
  makeProduct,
  type Person,
  type TestProduct,
} from '../../testing/fixtures.ts'
import { useClinic } from '../../testing/harness.ts'
import { type PlacedOrder, placeTestOrder } from '../../testing/orders.ts'
import { recipeRow } from '../../testing/rows.ts'

const url = '/api/admin/orders'

let admin: Person
let doctor: Person
let patient: Person
let product: TestProduct
let substitute: TestProduct
let order: PlacedOrder
const t = await useClinic()
beforeEach(async () => {
  t.clock.set('2026-11-20T09:00:00Z')
  admin = await asAdmin(t)
  doctor = await asDoctor(t)
  patient = await asPatient(t, doctor)
  product = await makeProduct(t)
  substitute = await makeProduct(t, { price: 3_000, onHand: 5 })
  const other = await makeProduct(t)
  order = await placeTestOrder(t, patient, doctor, [
    { product, quantity: 2, discount: 500 },
    { product: other, quantity: 1 },
  ])
})

const lineId = () => order.lineIds[0] ?? ''
const path = (verb: string) => `${url}/${order.id}/lines/${lineId()}/${verb}`
const detail = async () => (await admin.browser.get(`${url}/${order.id}`)).data
const act = (verb: string, body: object = {}) =>
  admin.browser.post(`${url}/${order.id}/${verb}`, body)
const pay = () =>
  act('record-payment', { paid_on: '2026-11-20', reference: `T-${order.id}`, amount: order.total })
async function change(variantId: string, more: object = {}) {
  const { revision } = await detail()
  const options = await admin.browser.get(`${path('replacements')}?q=Product`)
  const offered = options.data.find((row: { variant_id: string }) => row.variant_id === variantId)
  return admin.browser.post(path('change-product'), {
    variant_id: variantId,
    quantity: 2,
    expected_total: offered?.total ?? 0,
    revision,
    ...more,
  })
}
const agreed = { consent_note: 'Dr Yamada, by phone' }
const shelf = async ({ variantId }: TestProduct) => {
  const row = await t.row(stock, { variantId })
  return [row.onHand, row.reserved]
}

/** The order's first line comes from a recipe that names the substitute. */
async function prescribe() {
  const recipeLineId = newId()
  const now = t.clock.now()
  const recipeId = await recipeRow(t, {
    number: `R-${recipeLineId}`,
    doctorId: doctor.id,
    patientId: patient.id,
    createdAt: now,
    updatedAt: now,
  })
  await t.add(recipeLines, {
    id: recipeLineId,
    recipeId,
    doctorId: doctor.id,
    position: 0,
    productId: product.productId,
    variantId: product.variantId,
    dosageMode: 'label',
    quantity: 2,
    timesOrdered: 1,
    substitutes: [substitute.variantId],
  })
  await t.change(orderLines, lineId(), { recipeId, recipeLineId })
  return recipeLineId
}

describe('changing the product of a line', () => {
  it('keeps the line’s discounts by name, for the new amount', async () => {
    const named = [
      { kind: 'individual' as const, id: null, name: null, rate_bp: 500, amount: 250 },
      { kind: 'catalog' as const, id: newId(), name: 'Sleep weeks', rate_bp: 500, amount: 250 },
    ]
    await t.change(orderLines, lineId(), { discounts: named })
    await prescribe()
    const changed = await change(substitute.variantId)
    expect(changed.status, changed.text).toBe(200)
    const shown = await patient.browser.get(`/api/patient/orders/${order.id}`)
    // 10 % of 60.00 instead of 50.00
    expect(shown.data).toMatchObject({
      discount: 600,
      discounts: [
        { kind: 'individual', amount: 300 },
        { name: 'Sleep weeks', amount: 300 },
      ],
    })
  })

  it('offers what the doctor has named, and takes it without asking again', async () => {
    const recipeLineId = await prescribe()
    const offered = (await admin.browser.get(path('replacements'))).data
    expect(offered).toMatchObject([
      { variant_id: substitute.variantId, approved: true, available: 5, quantity: 2 },
    ])
    // the line keeps its tenth of discount: 6,000 - 600 instead of 5,000 - 500
    expect(offered[0]).toMatchObject({ line_total: 5_400, total: order.total + 900, covered: 0 })
    const answer = await change(substitute.variantId)
    expect(answer.data).toMatchObject({ total: order.total + 900, subtotal: 8_500, discount: 600 })
    expect(answer.data.payments).toMatchObject([{ amount: order.total + 900, status: 'pending' }])
    expect(answer.data.lines[0]).toMatchObject({
      variant_id: substitute.variantId,
      unit_price: 3_000,
      line_status: 'reserved',
      replaces: 'Product 1, 60 capsules',
      commission_expected: 1_080,
    })
    const seen = await patient.browser.get(`/api/patient/orders/${order.id}`)
    expect(seen.data.lines[0].replaces).toBe('Product 1, 60 capsules')
    expect([await shelf(product), await shelf(substitute)]).toEqual([
      [100, 0],
      [5, 2],
    ])
    const line = await t.row(recipeLines, recipeLineId)
    expect(line.timesOrdered).toBe(1)
    const sent = await t.rows(mails, { patientId: patient.id })
    expect(sent.map((mail) => mail.template)).toEqual(['order_product_changed'])
  })

  it('earns the default rate of the day on which it was ordered', async () => {
    await t.ctx.db.delete(doctorRates).where(eq(doctorRates.doctorId, doctor.id))
    await t.change(orders, order.id, { placedAt: new Date('2026-11-18T09:00:00Z') })
    const { browser } = await asAdmin(t, 'owner')
    const setting = '/api/admin/settings/commission'
    for (const default_bp of [1_500, 1_000]) {
      const { revision } = (await browser.get(setting)).data
      expect((await browser.patch(setting, { default_bp, revision })).status).toBe(200)
    }
    await prescribe()
    expect((await change(substitute.variantId)).status).toBe(200)
    expect((await t.row(orderLines, lineId())).commissionRateBp).toBe(2_000)
  })

  it('needs the doctor’s consent in words for anything else, and keeps them', async () => {
    await prescribe()
    const foreign = await makeProduct(t, { price: 2_500 })
    const refused = await change(foreign.variantId)
    expect(refused.body).toMatchObject({ error_code: 'CONSENT_NEEDED' })
    expect(refused.faults).toEqual([422, ['consent_note']])
    expect((await change(foreign.variantId, agreed)).status).toBe(200)
    const rows = await t.rows(auditLog, { objectId: order.id })
    expect(rows.find((row) => row.action === 'order.product_changed')).toMatchObject({
      reason: 'Dr Yamada, by phone',
      doctorId: doctor.id,
      actorId: admin.accountId,
      before: { quantity: 2, total: order.total },
    })
  })

  it('pays back what a paid order becomes cheaper, and earns the commission of the new price', async () => {
    await pay()
    const cheap = await makeProduct(t, { price: 2_000 })
    const answer = await change(cheap.variantId, agreed)
    const total = order.total - 900
    expect(answer.data).toMatchObject({ payment_state: 'paid', total, refunded: 0 })
    expect(answer.data.payments).toMatchObject([{ amount: order.total, status: 'paid' }])
    expect(answer.data.refunds).toMatchObject([{ amount: 900, state: 'pending', lines: [] }])
    const queue = await admin.browser.list('/api/admin/refunds', {
      filter: { status: ['to_pay_out'], q: order.number },
    })
    expect(queue.data).toMatchObject([{ amount: 900, reason: 'Replaced: Product 1, 60 capsules' }])
    // the patient reads it in the new total
    const seen = await patient.browser.get(`/api/patient/orders/${order.id}`)
    expect(seen.data).toMatchObject({ total, refunded: 0, refunds: [] })
    const { shipments } = (await act('release')).data
    const step = (verb: string, body: object) =>
      admin.browser.post(`/api/admin/shipments/${shipments[0].id}/${verb}`, body)
    await step('pick', {})
    const lines = shipments[0].lines.map(({ id }: { id: string }) => ({
      shipment_line_id: id,
      lot: 'L1',
    }))
    await step('pack', { lines })
    await step('ship', { carrier: 'ups', tracking_no: '1Z999AA1' })
    const entries = await t.rows(ledgerEntries, { orderLineId: lineId() })
    expect(entries.map(({ base, amount }) => [base, amount])).toEqual([[3_600, 720]])
    expect(await shelf(cheap)).toEqual([98, 0])
  })

  it('never makes a paid order dearer: the shop bears the difference', async () => {
    await pay()
    const offered = (await admin.browser.get(`${path('replacements')}?q=Product`)).data
    const same = offered.find((r: { variant_id: string }) => r.variant_id === substitute.variantId)
    expect(same).toMatchObject({ approved: false, covered: 900, total: order.total, paid_back: 0 })
    const answer = await change(substitute.variantId, agreed)
    expect(answer.data).toMatchObject({ payment_state: 'paid', total: order.total })
    expect(answer.data.lines[0]).toMatchObject({ discount: 1_500, line_total: 4_500 })
    const cancelled = await act('cancel', { reason: 'Patient called' })
    expect(cancelled.data).toMatchObject({ payment_state: 'refunded', refunded: order.total })
    expect(await shelf(substitute)).toEqual([5, 0])
  })

  it('gives the stock of a backorder a parcel when the rest is released', async () => {
    await pay()
    await act('release')
    const { shipments } = await detail()
    await admin.browser.post(`/api/admin/shipments/${shipments[0].id}/cancel`, { reason: 'x' })
    await t.change(orderLines, lineId(), { lineStatus: 'backordered', backorderChoice: 'wait' })
    await t.change(stock, { variantId: product.variantId }, { reserved: 0 })
    const answer = await change(substitute.variantId, agreed)
    expect(answer.data.lines[0]).toMatchObject({ line_status: 'reserved', qty_in_parcels: 2 })
    expect(await shelf(substitute)).toEqual([5, 2])
  })

  it('refuses too little stock, a stale order, another total, and what is in a parcel', async () => {
    const few = await change(substitute.variantId, { ...agreed, quantity: 6 })
    expect(few.body.error_code).toBe('PRICE_CHANGED')
    const { total } = few.body
    const short = { ...agreed, quantity: 6, expected_total: total }
    const none = await change(substitute.variantId, short)
    expect(none.body).toMatchObject({
      error_code: 'PRODUCT_UNAVAILABLE',
      errors: { variant_id: ['Only 5 in stock.'] },
    })
    expect(await shelf(product)).toEqual([100, 2])
    const stale = await change(substitute.variantId, { ...agreed, revision: 99 })
    expect(stale.body.error_code).toBe('REVISION_CONFLICT')
    await t.change(products, substitute.productId, { availability: 'discontinued' })
    expect((await change(substitute.variantId, agreed)).faults).toEqual([422, ['variant_id']])
    await pay()
    await act('release')
    expect((await detail()).lines[0].changeable).toBe(false)
    const another = await makeProduct(t)
    expect((await change(another.variantId, agreed)).body.error_code).toBe('LINE_IN_WORK')
  })

  it('is for those who work with orders, and knows its own lines alone', async () => {
    const reader = await asAdmin(t, 'read_only')
    expect((await reader.browser.get(`${url}/${order.id}`)).data.lines[0].changeable).toBe(false)
    const strange = `${url}/${order.id}/lines/${randomUUID()}`
    expect((await admin.browser.get(`${strange}/replacements`)).status).toBe(404)
    const body = {
      variant_id: substitute.variantId,
      quantity: 2,
      expected_total: 1,
      revision: (await detail()).revision,
    }
    expect((await admin.browser.post(`${strange}/change-product`, body)).status).toBe(404)
  })
})

describe('commands that carry the revision they were read at', () => {
  it.each([
    ['hold', { reason: 'x' }],
    ['cancel', { reason: 'x' }],
    ['release', {}],
    ['record-payment', { paid_on: '2026-11-20', reference: 'T', amount: 1 }],
    ['refund', { lines: [], shipping_amount: 1, reason: 'x', restock: false }],
  ])('%s is refused when somebody was faster, with who it was', async (verb, body) => {
    const { revision } = await detail()
    await act('hold', { reason: 'Call the clinic', revision })
    const answer = await act(verb, { ...body, revision })
    expect(answer.refusal).toEqual([409, 'REVISION_CONFLICT'])
    expect(answer.body.changed_by).toEqual(expect.any(String))
  })
})
