import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { orderLines, orders } from '../../db/schema/order.ts'
import { auditLog, mails } from '../../db/schema/platform.ts'
import { stock } from '../../db/schema/product.ts'
import { inArray } from '../../db/sql.ts'
import { runSweeps } from '../../jobs/sweeps.ts'
import { loggedOn } from '../../testing/auditLog.ts'
import { asAdmin, makeProduct, type TestProduct } from '../../testing/fixtures.ts'
import { useClinic } from '../../testing/harness.ts'
import { type OrderDesk, openOrderDesk } from '../../testing/orderDesk.ts'
import { placeTestOrder } from '../../testing/orders.ts'
import { archiveOrders } from './archive.ts'
import { reserveBackorders } from './backorders.ts'

const url = '/api/admin/orders'

let desk: OrderDesk
const t = await useClinic()
beforeEach(async () => {
  desk = await openOrderDesk(t)
})

describe('from payment to delivery', () => {
  it('records the payment once, releases after the window, ships, delivers', async () => {
    expect((await desk.act('release')).body).toMatchObject({ error_code: 'PAYMENT_DUE' })
    const body = { paid_on: '2026-11-20', reference: 'BANK-1', amount: desk.order.total }
    const wrong = await desk.act('record-payment', { ...body, amount: desk.order.total - 1 })
    expect(wrong.body).toMatchObject({ error_code: 'WRONG_AMOUNT' })
    expect((await desk.act('record-payment', { ...body, paid_on: '2026-11-21' })).faults).toEqual([
      422,
      ['paid_on'],
    ])
    const once = { key: randomUUID() }
    const record = `${url}/${desk.order.id}/record-payment`
    const first = await desk.admin.browser.post(record, body, once)
    const again = await desk.admin.browser.post(record, body, once)
    expect(first.data.payment_state).toBe('paid')
    expect(again.headers['idempotency-replayed']).toBe('true')
    expect((await desk.act('record-payment', body)).body).toMatchObject({
      error_code: 'INVALID_TRANSITION',
    })

    expect((await desk.detail()).fulfilment_state).toBe('unfulfilled')
    await t.advance(61 * 60_000)
    const released = await desk.detail()
    expect(released.fulfilment_state).toBe('in_progress')
    expect(released.shipments).toHaveLength(1)
    expect(released.lines[0]).toMatchObject({
      commission_written: 0,
      commission_expected: 1_636,
      qty_in_parcels: 4,
    })

    const parcel = await desk.send(released.shipments[0].id)
    expect(parcel.tracking_url).toContain('1Z999AA10123456784')
    expect(await desk.shelf()).toEqual([96, 0])
    const shipped = await desk.detail()
    expect(shipped).toMatchObject({ fulfilment_state: 'shipped', order_state: 'open' })
    expect(shipped.lines[0]).toMatchObject({
      line_status: 'shipped',
      commission_written: 1_636,
      commission_expected: 0,
    })
    expect((await desk.step(parcel.id, 'in-transit')).data.status).toBe('in_transit')
    expect(
      (await desk.step(parcel.id, 'deliver', { delivered_at: '2026-11-01T00:00:00Z' })).status,
    ).toBe(422)
    expect((await desk.step(parcel.id, 'deliver', {})).data.status).toBe('delivered')
    expect(await desk.detail()).toMatchObject({
      fulfilment_state: 'delivered',
      order_state: 'completed',
    })
    const sent = await t.rows(mails, { patientId: desk.patient.id })
    expect(sent.map((mail) => mail.template).sort()).toEqual(['order_delivered', 'order_shipped'])
    const again2 = await desk.step(parcel.id, 'pick')
    expect(again2.body).toMatchObject({ error_code: 'INVALID_TRANSITION', allowed: [] })
  })

  it('splits into parcels, with the commission exact over all of them', async () => {
    await desk.pay()
    await desk.act('release')
    const [first] = desk.order.lineIds
    const tooMany = await desk.act('shipments', { lines: [{ order_line_id: first, quantity: 5 }] })
    expect(tooMany.faults).toEqual([422, ['lines.0.quantity']])
    const split = await desk.act('shipments', { lines: [{ order_line_id: first, quantity: 3 }] })
    expect(split.data.shipments).toHaveLength(2)
    const [rest, part] = split.data.shipments
    expect(rest.lines.map((l: { quantity: number }) => l.quantity).sort()).toEqual([1, 1])
    await desk.send(part.id)
    expect(await desk.detail()).toMatchObject({ fulfilment_state: 'partially_shipped' })
    expect((await desk.act('hold', { reason: 'x' })).body.error_code).toBe('INVALID_TRANSITION')
    await desk.send(rest.id)
    expect(await desk.balance()).toBe(1_636 + 500)
    expect(await desk.detail()).toMatchObject({ fulfilment_state: 'shipped' })
  })

  it('does not pack without lots, with expired ones, or what is on hold', async () => {
    await desk.pay()
    const { shipments } = (await desk.act('release')).data
    const { id, lines } = shipments[0]
    await desk.act('hold', { reason: 'Call the patient' })
    expect((await desk.step(id, 'pick')).body.error_code).toBe('ORDER_ON_HOLD')
    expect((await desk.detail()).hold_reason).toBe('Call the patient')
    expect((await desk.act('unhold')).data.fulfilment_state).toBe('in_progress')
    await desk.step(id, 'pick')
    const one = { shipment_line_id: lines[0].id, lot: 'L1', expires_on: '2020-01-01' }
    const answer = await desk.step(id, 'pack', { lines: [one] })
    expect(answer.faults).toEqual([422, ['lines', 'lines.0.expires_on']])
    expect(
      (await desk.step(id, 'ship', { carrier: 'ups', tracking_no: '1Z999' })).body,
    ).toMatchObject({
      error_code: 'INVALID_TRANSITION',
      allowed: ['to_pick', 'packed', 'cancelled'],
    })
  })

  it('packs after the hold what came in during it', async () => {
    await desk.pay()
    const [line] = desk.order.lineIds as [string]
    await t.change(orderLines, line, { lineStatus: 'waiting' })
    await desk.act('release')
    await desk.act('hold', { reason: 'Call the patient' })
    await t.change(orderLines, line, { lineStatus: 'reserved' })
    // as parcels do, it waits there for a card that was refused
    await t.change(orders, desk.order.id, { paymentState: 'failed' })
    const { fulfilment_state, shipments } = (await desk.act('unhold')).data
    expect([fulfilment_state, shipments.length]).toEqual(['in_progress', 2])
    expect(shipments[1].lines).toMatchObject([{ order_line_id: line, quantity: 4 }])
  })

  it('holds no order of which nothing is left, and asks nobody to pack it', async () => {
    await desk.pay()
    const { lines } = (await desk.act('release')).data
    await desk.act('hold', { reason: 'Call the patient' })
    const all = lines.map((line: { id: string; qty_ordered: number; line_total: number }) => ({
      order_line_id: line.id,
      quantity: line.qty_ordered,
      amount: line.line_total,
    }))
    const body = { lines: all, shipping_amount: 875, reason: 'Not wanted', restock: true }
    expect((await desk.act('refund', body)).data).toMatchObject({
      order_state: 'cancelled',
      fulfilment_state: 'unfulfilled',
      hold_reason: null,
    })
    expect((await desk.act('unhold')).body.error_code).toBe('INVALID_TRANSITION')
  })

  it('sends a lost parcel again without a second commission', async () => {
    await desk.pay()
    const { shipments } = (await desk.act('release')).data
    await desk.send(shipments[0].id)
    const earned = await desk.balance()
    await desk.step(shipments[0].id, 'exception', { code: 'lost', note: 'No scan for a week' })
    expect(
      (await desk.admin.browser.list(url, { filter: { tab: 'needs_attention' } })).data[0].id,
    ).toBe(desk.order.id)
    expect((await desk.step(shipments[0].id, 'reship')).data.status).toBe('reshipped')
    expect(await desk.shelf()).toEqual([96, 4])
    const [, first] = (await desk.detail()).shipments
    await desk.step(first.id, 'cancel', { reason: 'Wait for the carrier' })
    expect(await desk.shelf()).toEqual([96, 0])
    const open = await desk.detail()
    expect(open).toMatchObject({ fulfilment_state: 'shipped', order_state: 'open' })
    expect(open.shipments.map((parcel: { status: string }) => parcel.status)).toEqual([
      'exception',
      'cancelled',
    ])
    await desk.step(shipments[0].id, 'reship')
    const replacement = (await desk.detail()).shipments[2]
    await desk.send(replacement.id)
    expect(await desk.shelf()).toEqual([92, 0])
    expect(await desk.balance()).toBe(earned)
    await desk.step(replacement.id, 'deliver', {})
    expect(await desk.detail()).toMatchObject({
      fulfilment_state: 'delivered',
      order_state: 'completed',
    })
  })
})

describe('the address', () => {
  it('is corrected before a parcel that did not arrive is sent again, and not while it is packed', async () => {
    await desk.pay()
    const { shipments } = (await desk.act('release')).data
    const [{ id: first }] = shipments
    await desk.send(first)
    const street = async (line1: string) => {
      const { address, revision, actions } = await desk.detail()
      const body = { address: { ...address, line1 }, revision }
      const { status } = await desk.admin.browser.patch(`${url}/${desk.order.id}`, body)
      return [status, actions.includes('change_address')]
    }
    expect(await street('Too late 1')).toEqual([409, false])
    await desk.step(first, 'exception', { code: 'address', note: null })
    expect(await street('5 Right Street')).toEqual([200, true])
    await desk.step(first, 'reship')
    const [, again] = (await desk.detail()).shipments
    expect(await street('6 Right Street')).toEqual([200, true])
    const parcel = (await desk.admin.browser.get(`/api/admin/shipments/${again.id}`)).data
    expect(parcel.address.line1).toBe('6 Right Street')
    await desk.step(again.id, 'pick')
    expect(await street('Too late 2')).toEqual([409, false])
  })
})

describe('cancelling', () => {
  it('cancels a paid order before it ships: stock, parcels and money come back', async () => {
    await desk.pay()
    await desk.act('release')
    const cancelled = await desk.act('cancel', { reason: 'Patient called' })
    expect(cancelled.data).toMatchObject({
      order_state: 'cancelled',
      fulfilment_state: 'unfulfilled',
      payment_state: 'refunded',
      refunded: desk.order.total,
      flags: [],
    })
    expect(cancelled.data.shipments[0].status).toBe('cancelled')
    expect(await desk.shelf()).toEqual([100, 0])
    const [said] = await loggedOn(t, desk.order.id, 'order.refunded')
    expect(said?.after).toMatchObject({ refunded: desk.order.total })
    expect((await desk.act('cancel', { reason: 'x' })).body.error_code).toBe('INVALID_TRANSITION')
  })

  it('leaves goods, money or mail as they are when it is told to', async () => {
    await desk.pay()
    await desk.act('release')
    const [before = 0] = await desk.shelf()
    const body = { reason: 'Damaged', restock: false, refund: false, send_mail: false }
    const cancelled = await desk.act('cancel', body)
    expect(cancelled.data).toMatchObject({
      order_state: 'cancelled',
      payment_state: 'paid',
      refunded: 0,
      flags: ['refund_due'],
    })
    expect(await desk.shelf()).toEqual([before - 4, 0])
    expect(await desk.mails()).not.toContain('order_cancelled')
    const { lines, shipping, total } = cancelled.data
    const refunded = await desk.act('refund', {
      lines: lines.map((line: { id: string; line_total: number }) => ({
        order_line_id: line.id,
        quantity: 0,
        amount: line.line_total,
      })),
      shipping_amount: shipping,
      reason: 'Agreed later',
      restock: false,
      bearer: 'platform',
    })
    expect(refunded.data, refunded.text).toMatchObject({ refunded: total, flags: [] })
  })

  it('does not cancel what has left', async () => {
    await desk.pay()
    const { shipments } = (await desk.act('release')).data
    await desk.send(shipments[0].id)
    expect((await desk.act('cancel', { reason: 'x' })).body.error_code).toBe('INVALID_TRANSITION')
  })
})

describe('backorders', () => {
  it('get stock when it comes in, oldest first, and a parcel of their own', async () => {
    await desk.pay()
    const empty = await makeProduct(t, { onHand: 0 })
    const lines = [
      { product: desk.product, quantity: 1 },
      { product: empty, quantity: 2 },
    ]
    const waiting = await placeTestOrder(t, desk.patient, desk.doctor, lines, {
      paymentState: 'paid',
    })
    await t.change(stock, { variantId: empty.variantId }, { reserved: 0 })
    await t.change(orderLines, waiting.lineIds[1] ?? '', { lineStatus: 'backordered' })
    const seen = async () => (await desk.admin.browser.get(`${url}/${waiting.id}`)).data
    await desk.admin.browser.post(`${url}/${waiting.id}/release`)
    expect((await seen()).shipments).toHaveLength(1)
    const tab = await desk.admin.browser.list(url, { filter: { tab: 'backorders' } })
    expect(tab.each('id')).toContain(waiting.id)
    const restock = (onHand: number) => t.change(stock, { variantId: empty.variantId }, { onHand })
    await restock(1)
    await runSweeps(t.ctx)
    expect((await seen()).lines[1].line_status).toBe('backordered')
    await restock(5)
    await runSweeps(t.ctx)
    await runSweeps(t.ctx)
    const served = await seen()
    expect(served.lines[1]).toMatchObject({ line_status: 'reserved', qty_in_parcels: 2 })
    expect(served.shipments).toHaveLength(2)
    const row = await t.row(stock, { variantId: empty.variantId })
    expect(row).toMatchObject({ onHand: 5, reserved: 2 })
  })

  it('that get none keep no stock from the others, however few are looked at', async () => {
    const [empty, come] = [await makeProduct(t, { onHand: 0 }), await makeProduct(t, { onHand: 0 })]
    const wait = async (product: TestProduct, quantity = 1) => {
      t.clock.advance(1_000)
      const placed = await placeTestOrder(t, desk.patient, desk.doctor, [{ product, quantity }])
      const [lineId = ''] = placed.lineIds
      await t.change(orderLines, lineId, { lineStatus: 'backordered' })
      return lineId
    }
    const lines = [await wait(empty), await wait(come, 4), await wait(come), await wait(come)]
    await t.change(stock, { variantId: come.variantId }, { onHand: 1 })
    await reserveBackorders(t.ctx, 1)
    const states: unknown[] = []
    for (const id of lines) states.push((await t.row(orderLines, id)).lineStatus)
    expect(states).toEqual(['backordered', 'backordered', 'reserved', 'backordered'])
  })
})

it('old orders are put away, however few at once', async () => {
  const lines = [{ product: desk.product, quantity: 1 }]
  const other = await placeTestOrder(t, desk.patient, desk.doctor, lines)
  const updatedAt = t.ago(91)
  const both = inArray(orders.id, [desk.order.id, other.id])
  await t.change(orders, both, { orderState: 'completed', updatedAt })
  await archiveOrders(t.ctx, 1)
  const rows = await t.rows(orders, both)
  expect(rows.map(({ orderState }) => orderState)).toEqual(['archived', 'archived'])
})

describe('reading', () => {
  it('lists by tab with counts, and every tab counts what it lists', async () => {
    const counts = async (): Promise<Record<string, number>> =>
      (await desk.admin.browser.get(`${url}/facets?of=["tab"]`)).data.facets.tab
    const before = await counts()
    await desk.pay()
    const after = await counts()
    expect(after.new).toBe((before.new ?? 0) + 1)
    expect(after.awaiting_payment ?? 0).toBe((before.awaiting_payment ?? 0) - 1)
    for (const tab of Object.keys(after)) {
      const page = await desk.admin.browser.list(url, { filter: { tab }, range: [0, 0] })
      expect(String(page.headers['content-range']).split('/')[1]).toBe(String(after[tab]))
    }
  })

  it('finds by number, name, people, states and dates', async () => {
    const filter = {
      q: desk.order.number.slice(-6),
      doctor_id: desk.doctor.id,
      patient_id: desk.patient.id,
      product_id: desk.product.productId,
      payment_state: ['pending'],
      fulfilment_state: ['unfulfilled'],
      order_state: ['open'],
      placed_at_gte: '2026-11-20T00:00:00Z',
      placed_at_lte: '2026-11-21T00:00:00Z',
    }
    const page = await desk.admin.browser.list(url, { filter, sort: ['total', 'DESC'] })
    expect(page.each('id')).toEqual([desk.order.id])
    const none = await desk.admin.browser.list(url, {
      filter: { ...filter, placed_at_lte: '2026-11-19T00:00:00Z' },
    })
    expect(none.data).toEqual([])
  })

  it('audits each reading of an order and shows its history', async () => {
    await desk.act('notes', { text: 'Deliver after 6 pm' })
    const seen = await desk.detail()
    expect(seen.timeline.map((e: { event: string }) => e.event)).toContain('order.noted')
    expect(seen.actions).toEqual([
      'record_payment',
      'hold',
      'change_address',
      'cancel',
      'cancel_lines',
      'note',
    ])
    const rows = await t.rows(auditLog, { objectId: desk.order.id })
    const reads = rows.filter((row) => row.action === 'order.read')
    expect(reads.length).toBeGreaterThan(0)
    expect(reads[0]).toMatchObject({ actorId: desk.admin.accountId, patientId: desk.patient.id })
  })

  it('keeps a note among administrators, unless it is for the patient', async () => {
    const templates = async () =>
      (await t.rows(mails, { patientId: desk.patient.id })).map((mail) => mail.template)
    await desk.act('notes', { text: 'Deliver after 6 pm' })
    expect(await templates()).not.toContain('about_order')
    await desk.act('notes', { text: 'Your gate code is missing.', to_patient: true })
    expect(await templates()).toContain('about_order')
    const said = [
      { event: 'order.noted', reason: 'Deliver after 6 pm' },
      { event: 'order.contacted', reason: 'Your gate code is missing.' },
    ]
    expect((await desk.detail()).timeline.slice(-2)).toMatchObject(said)
    const records = async (part: string) =>
      (await desk.admin.browser.get(`${url}/${desk.order.id}/${part}`)).data
    expect(await records('notes')).toMatchObject([{ text: 'Deliver after 6 pm' }])
    expect(await records('history')).toEqual(
      expect.arrayContaining(
        said.map(({ event, reason }) =>
          expect.objectContaining({ action: event, reason, changes: [] }),
        ),
      ),
    )
  })

  it('corrects the address until picking begins, with a fresh revision', async () => {
    const { revision, address } = await desk.detail()
    const change = (body: object) => desk.admin.browser.patch(`${url}/${desk.order.id}`, body)
    const changed = await change({ address: { ...address, line1: '2 Side Street' }, revision })
    expect(changed.data.address.line1).toBe('2 Side Street')
    expect((await change({ address, revision })).body.error_code).toBe('REVISION_CONFLICT')
    const company = { company: 'Brown Studio', vat_number: 'IE1234567X', phone: '020 7946 0958' }
    const irish = { ...address, ...company, country: 'IE', region: '', postal_code: '' }
    const wrong = await change({
      address: { ...irish, city: '', vat_number: 'IE12345' },
      revision: changed.data.revision,
    })
    expect(wrong.faults).toEqual([422, ['address.city', 'address.vat_number']])
    await desk.pay()
    const { shipments } = (await desk.act('release')).data
    await desk.step(shipments[0].id, 'pick')
    const late = await change({ address, revision: (await desk.detail()).revision })
    expect(late.body.error_code).toBe('ADDRESS_LOCKED')
  })

  it('masks contacts without phi.read, takes the masked number back for the stored one, and reveals it', async () => {
    const { browser } = await asAdmin(t, 'operations')
    const at = `${url}/${desk.order.id}`
    const whole = await desk.detail()
    const { revision, address, patient_email, patient_id } = (await browser.get(at)).data
    expect(patient_email).toBe(`${whole.patient_email[0]}•••@example.org`)
    expect(address).toEqual({ ...whole.address, phone: `•••• ${whole.address.phone.slice(-4)}` })
    const reveal = (orderId: string) =>
      browser.post(`/api/admin/patients/${patient_id}/reveal`, {
        field: 'phone',
        order_id: orderId,
      })
    expect((await reveal(desk.order.id)).data.value).toBe(whole.address.phone)
    expect((await reveal((await openOrderDesk(t)).order.id)).status).toBe(404)
    const half = await browser.patch(at, { address: { ...address, phone: '•••• 9999' }, revision })
    expect(half.faults).toEqual([422, ['address.phone']])
    await browser.patch(at, { address: { ...address, line1: '2 Side Street' }, revision })
    expect((await desk.detail()).address).toEqual({
      ...whole.address,
      line1: '2 Side Street',
      lines: ['2 Side Street', ...whole.address.lines.slice(1)],
    })
  })

  it('shows the board of parcels and its counts', async () => {
    await desk.pay()
    const { shipments } = (await desk.act('release')).data
    const filter = { status: ['to_pick'], work_needed: true, q: desk.order.number }
    const page = await desk.admin.browser.list('/api/admin/shipments', { filter })
    expect(page.data[0]).toMatchObject({
      id: shipments[0].id,
      order_number: desk.order.number,
      item_count: 5,
      items: 'Product 1 × 4, Product 2 × 1',
      city: 'New York',
    })
    const { facets } = (await desk.admin.browser.get('/api/admin/shipments/facets?of=["status"]'))
      .data
    expect(facets.status.to_pick).toBeGreaterThan(0)
    const one = (await desk.admin.browser.get(`/api/admin/shipments/${shipments[0].id}`)).data
    expect(one).toMatchObject({ address: { city: 'New York' }, allowed: ['picking', 'cancelled'] })
    expect((await desk.step(one.id, 'cancel', { reason: 'Wrong box' })).data.status).toBe(
      'cancelled',
    )
    expect(await desk.detail()).toMatchObject({ fulfilment_state: 'unfulfilled' })
  })
})

it('leaves unpaid orders and open cancel windows alone', async () => {
  await t.advance(100 * 60_000)
  expect((await desk.detail()).released_at).toBeNull()
  const second = await placeTestOrder(
    t,
    desk.patient,
    desk.doctor,
    [{ product: desk.product, quantity: 1 }],
    {
      paymentState: 'paid',
    },
  )
  await t.advance(50 * 60_000)
  const seen = async () => (await desk.admin.browser.get(`${url}/${second.id}`)).data.released_at
  expect(await seen()).toBeNull()
  await t.advance(11 * 60_000)
  expect(await seen()).not.toBeNull()
})
