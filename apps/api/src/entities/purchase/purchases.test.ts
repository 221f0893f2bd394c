import { describe, expect, it } from 'vitest'
import { inTransaction } from '../../context.ts'
import { orderLines } from '../../db/schema/order.ts'
import { products } from '../../db/schema/product.ts'
import { newId } from '../../ids.ts'
import { asAdmin, makeProduct, type TestProduct } from '../../testing/fixtures.ts'
import { useClinic } from '../../testing/harness.ts'
import { openOrderDesk } from '../../testing/orderDesk.ts'
import { placeTestOrder } from '../../testing/orders.ts'

const t = await useClinic()
const operations = await asAdmin(t, 'operations')
const url = '/api/admin/purchase-orders'

const supplier = async (name = 'Northfield', lead_time_days = 10) =>
  (await operations.browser.post('/api/admin/suppliers', { name, lead_time_days })).data
const draft = (supplier_id: string, lines: object[], more = {}) =>
  operations.browser.post(url, { supplier_id, lines, ...more })
const step = (order: { id: string }, verb: string, body: object) =>
  operations.browser.post(`${url}/${order.id}/${verb}`, body)
const shelf = async ({ variantId }: TestProduct) =>
  (await operations.browser.list('/api/admin/stock', { filter: { id: [variantId] } })).data[0]
const unitsOf = (product: TestProduct, ordered = 10) => ({ variant_id: product.variantId, ordered })

describe('a purchase order', () => {
  it('is drafted, ordered and received in parts, each lot on the shelf', async () => {
    const [one, two] = [await makeProduct(t), await makeProduct(t)]
    const { id: supplierId } = await supplier()
    const lines = [unitsOf(one, 10), unitsOf(two, 4)]
    const made = await draft(supplierId, lines, { expected_on: '2026-12-10' })
    expect([made.status, made.data.status, made.data.units]).toEqual([201, 'draft', 14])
    expect(made.data.number).toMatch(/^PO-\d{4}-\d{6}$/)
    const early = await step(made.data, 'receive', {
      lines: [{ line_id: made.data.lines[0].id, quantity: 1 }],
      revision: made.data.revision,
    })
    expect(early.body.error_code).toBe('NOT_ORDERED')
    const { revision } = made.data
    const ordered = (await step(made.data, 'order', { revision })).data
    expect(ordered).toMatchObject({ status: 'ordered', ordered_at: expect.any(String) })
    const [first, second] = ordered.lines
    const wrong = await step(ordered, 'receive', {
      revision: ordered.revision,
      lines: [
        { line_id: first.id, quantity: 6, lot: 'A', expires_on: '2028-01-31' },
        { line_id: second.id, quantity: 4, lot: 'B', expires_on: '2020-01-31' },
        { line_id: newId(), quantity: 1 },
      ],
    })
    expect(wrong.faults).toEqual([422, ['lines.2.line_id']])
    const expired = await step(ordered, 'receive', {
      revision: ordered.revision,
      lines: [
        { line_id: first.id, quantity: 6, lot: 'A', expires_on: '2028-01-31' },
        { line_id: second.id, quantity: 4, lot: 'B', expires_on: '2020-01-31' },
      ],
    })
    expect(expired.faults).toEqual([422, ['lines.1.expires_on']])
    expect(await shelf(one)).toMatchObject({ on_hand: 100, lots: 0 })
    const part = await step(ordered, 'receive', {
      revision: ordered.revision,
      document: 'DN-9',
      lines: [
        { line_id: first.id, quantity: 6, lot: 'A', expires_on: '2028-01-31' },
        { line_id: first.id, quantity: 2, lot: 'C' },
        { line_id: second.id, quantity: 4 },
      ],
    })
    expect(part.data).toMatchObject({ status: 'partly_received', received_units: 12 })
    expect(await shelf(one)).toMatchObject({ on_hand: 108, lots: 2, lot: 'A' })
    const stale = await step(ordered, 'complete', { revision: ordered.revision })
    expect(stale.body.error_code).toBe('REVISION_CONFLICT')
    const whole = await step(ordered, 'receive', {
      revision: part.data.revision,
      lines: [{ line_id: first.id, quantity: 3, lot: 'A' }],
    })
    expect(whole.data).toMatchObject({ status: 'received', received_at: expect.any(String) })
    const moved = await operations.browser.list('/api/admin/stock-movements', {
      filter: { variant_id: two.variantId, kind: ['received'] },
    })
    expect(moved.data).toMatchObject([{ on_hand: 4, document: 'DN-9' }])
  })

  it('changes while it is a draft; afterwards the day and the note alone', async () => {
    const product = await makeProduct(t)
    const { id: supplierId } = await supplier('Tidewell')
    const bad = await draft(newId(), [
      unitsOf(product),
      unitsOf(product),
      { variant_id: newId(), ordered: 1 },
    ])
    expect(bad.faults).toEqual([422, ['lines.1.variant_id', 'lines.2.variant_id', 'supplier_id']])
    const made = (await draft(supplierId, [unitsOf(product)])).data
    const patch = (body: object) => operations.browser.patch(`${url}/${made.id}`, body)
    const more = await patch({ lines: [unitsOf(product, 25)], revision: made.revision })
    expect(more.data).toMatchObject({ units: 25, revision: made.revision + 1 })
    const ordered = (await step(made, 'order', { revision: more.data.revision })).data
    const late = await patch({ lines: [unitsOf(product, 1)], revision: ordered.revision })
    expect(late.body.error_code).toBe('NOT_A_DRAFT')
    const noted = await patch({ note: 'By lorry', revision: ordered.revision })
    expect(noted.data).toMatchObject({ note: 'By lorry', units: 25 })
    const closed = await step(made, 'complete', { revision: noted.data.revision })
    expect(closed.refusal).toEqual([409, 'NOTHING_RECEIVED'])
    const cancelled = await step(made, 'cancel', { revision: noted.data.revision })
    expect(cancelled.data.status).toBe('cancelled')
    const again = await step(made, 'order', { revision: cancelled.data.revision })
    expect(again.body.error_code).toBe('INVALID_TRANSITION')
    expect(
      (await operations.browser.call('DELETE', `/api/admin/suppliers/${supplierId}`)).body
        .error_code,
    ).toBe('IN_USE')
  })
})

it('suggests what sells out before it can come and what orders wait for, less what is on order, for each supplier', async () => {
  const desk = await openOrderDesk(t, ({ product }) => [{ product, quantity: 30 }])
  await desk.pay()
  const { shipments } = (await desk.act('release')).data
  await desk.send(shipments[0].id)
  const { product, other } = desk
  const suggestion = async () =>
    (
      await operations.browser.list('/api/admin/purchase-suggestions', {
        filter: { id: [product.variantId] },
      })
    ).data[0]
  // one a day: 70 last 70 days; 7 days of waiting and 30 more are covered
  expect(await suggestion()).toMatchObject({
    available: 70,
    sold_30: 30,
    days_of_cover: 70,
    lead_time_days: null,
    suggested: 0,
  })
  const { id: supplierId } = await supplier('Slow Boat', 90)
  const { revision } = await shelf(product)
  const bySlowBoat = { low_threshold: 5, supplier_id: supplierId, revision }
  await operations.browser.post(`/api/admin/stock/${product.variantId}/threshold`, bySlowBoat)
  expect(await suggestion()).toMatchObject({ lead_time_days: 90, suggested: 50 })
  const ask = (ids: string[]) => operations.browser.post(`${url}/from-suggestions`, { ids })
  const homeless = await ask([product.variantId, other.variantId])
  expect(homeless.body).toMatchObject({
    error_code: 'NO_SUPPLIER',
    errors: { ids: expect.anything() },
  })
  const { created } = (await ask([product.variantId])).data
  expect(created).toHaveLength(1)
  const made = (await operations.browser.get(`${url}/${created[0].id}`)).data
  expect(made).toMatchObject({ status: 'draft', supplier_id: supplierId, units: 50 })
  await step(made, 'order', { revision: made.revision })
  expect(await suggestion()).toMatchObject({ incoming: 50, suggested: 0 })
  const needed = await operations.browser.list('/api/admin/purchase-suggestions', {
    filter: { needed: true, supplier_id: supplierId },
  })
  expect(needed.data).toEqual([])
  const more = [{ product, quantity: 6 }]
  const waiting = await placeTestOrder(t, desk.patient, desk.doctor, more)
  await t.change(orderLines, waiting.lineIds[0] ?? '', { lineStatus: 'backordered' })
  const units = [{ variantId: product.variantId, quantity: 6 }]
  await inTransaction(t.ctx, (tx) => tx.storefront.release(tx, units))
  expect(await suggestion()).toMatchObject({ available: 70, backordered: 6, suggested: 6 })
  // what is not sold any more is ordered for those who wait alone
  await t.change(products, product.productId, { availability: 'discontinued' })
  expect(await suggestion()).toMatchObject({ backordered: 6, suggested: 0 })
})

it('asks for another supplier once that of a product is deleted', async () => {
  const product = await makeProduct(t)
  const { id } = await supplier('Closed')
  const { revision } = await shelf(product)
  const path = `/api/admin/stock/${product.variantId}/threshold`
  await operations.browser.post(path, { low_threshold: 5, supplier_id: id, revision })
  expect((await shelf(product)).supplier_id).toBe(id)
  const log = await operations.browser.list(`/api/admin/stock/${product.variantId}/history`, {})
  expect(log.data[0].changes).toContainEqual(
    expect.objectContaining({ label: 'Supplier', before: '–', after: 'Closed' }),
  )
  expect((await operations.browser.del(`/api/admin/suppliers/${id}`)).status).toBe(204)
  expect((await shelf(product)).supplier_id).toBeNull()
  const ids = [product.variantId]
  const asked = await operations.browser.post(`${url}/from-suggestions`, { ids })
  expect(asked.body.error_code).toBe('NO_SUPPLIER')
})
