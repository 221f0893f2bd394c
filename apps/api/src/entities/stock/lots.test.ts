import { dayMs } from '@officina/shared/dates/days'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inTransaction } from '../../context.ts'
import { orders } from '../../db/schema/order.ts'
import { mails } from '../../db/schema/platform.ts'
import { stock, variants } from '../../db/schema/product.ts'
import { newId } from '../../ids.ts'
import { queryOf } from '../../testing/browser.ts'
import { asAdmin, makeProduct, type TestProduct } from '../../testing/fixtures.ts'
import { useClinic } from '../../testing/harness.ts'
import { mailsTo } from '../../testing/mails.ts'
import { openOrderDesk } from '../../testing/orderDesk.ts'
import { paperOf } from '../../testing/paper.ts'
import { unbalancedLots, unbalancedStock } from '../../testing/stock.ts'
import { DomainError } from '../errors.ts'
import { notifyBackorderNews } from '../order/backorderNews.ts'
import { endBackorders } from '../order/backorders.ts'
import { backorderShortages } from '../order/shortages.ts'
import { notifyOfShelves, shelvesMail } from './digest.ts'
import { holdExpired } from './hold.ts'
import { freeUnits, type Lot, proposeLots } from './lots.ts'

const t = await useClinic()
const operations = await asAdmin(t, 'operations')

type Units = { quantity: number; lot?: string; expires_on?: string | null; document?: string }
const receive = (product: TestProduct, units: Units) =>
  operations.browser.post(`/api/admin/stock/${product.variantId}/receive`, units)
const shelf = async ({ variantId }: TestProduct) =>
  (await operations.browser.list('/api/admin/stock', { filter: { id: [variantId] } })).data[0]
const lotsOf = async ({ variantId }: TestProduct) =>
  (await operations.browser.list('/api/admin/stock-lots', { filter: { variant_id: variantId } }))
    .data
const lotNamed = async (product: TestProduct, name: string) =>
  (await lotsOf(product)).find(({ lot }: { lot: string }) => lot === name)
const step = (lot: { id: string }, verb: string, body: object, who = operations) =>
  who.browser.post(`/api/admin/stock-lots/${lot.id}/${verb}`, body)
const count = async (from: string) =>
  Number((await t.app.ports.pool.query(`select count(*) as n from ${from}`)).rows[0].n)
const balanced = async () => [await count(unbalancedStock), await count(unbalancedLots)]

/** A shelf with these lots alone. */
async function lay(product: TestProduct, ...lots: Units[]): Promise<void> {
  for (const units of lots) await receive(product, units)
  const { revision } = await shelf(product)
  const emptied = { change: -100, reason: 'Nothing without a lot', revision }
  const path = `/api/admin/stock/${product.variantId}/adjust`
  expect((await operations.browser.post(path, emptied)).status).toBe(200)
}

/** A parcel of four packs for which somebody stands at the shelf. */
async function picking(product: TestProduct) {
  const desk = await openOrderDesk(t, () => [{ product, quantity: 4 }])
  await desk.pay()
  const { shipments } = (await desk.act('release')).data
  const { id, lines } = (await desk.step(shipments[0].id, 'pick')).data
  return {
    ...desk,
    parcel: id as string,
    pack: (...lots: { lot: string; quantity?: number; expires_on?: string }[]) =>
      desk.step(id, 'pack', {
        lines: lots.map((each) => ({ shipment_line_id: lines[0].id, ...each })),
      }),
    read: async () => (await desk.admin.browser.get(`/api/admin/shipments/${id}`)).data,
    ship: () => desk.step(id, 'ship', { carrier: 'ups', tracking_no: '1Z999AA10123456784' }),
  }
}

const day = fc.integer({ min: 1, max: 28 }).map((n) => `2027-02-${String(n).padStart(2, '0')}`)
const someLots = fc.array(
  fc.record({
    variant_id: fc.constantFrom('a', 'b'),
    expires_on: fc.option(day),
    on_hand: fc.integer({ min: 0, max: 9 }),
    packed: fc.integer({ min: 0, max: 3 }),
    hold_reason: fc.constantFrom(null, null, 'recall' as const),
  }),
  { maxLength: 8 },
)
const wanted = fc.array(
  fc.record({
    variantId: fc.constantFrom('a', 'b'),
    quantity: fc.integer({ min: 1, max: 6 }),
  }),
  { maxLength: 6 },
)

it('proposes what expires first, and never what is held, expired, packed or not there', () => {
  fc.assert(
    fc.property(someLots, wanted, day, (drawn, orders, today) => {
      const lots: Lot[] = drawn
        .map((lot, i) => ({ ...lot, id: String(i), lot: `L${i}` }))
        .sort((a, b) => (a.expires_on ?? '9').localeCompare(b.expires_on ?? '9'))
      const asked = orders.map((order, i) => ({ ...order, id: String(i) }))
      const shares = proposeLots(asked, lots, today)
      const taken = new Map<string, number>()
      for (const { id, variantId, quantity } of asked) {
        const mine = shares.get(id) ?? []
        const units = mine.reduce((total, share) => total + share.quantity, 0)
        expect(units).toBeLessThanOrEqual(quantity)
        for (const share of mine) {
          const lot = lots.find((each) => each.id === share.lotId)
          expect(lot?.variant_id).toBe(variantId)
          taken.set(share.lotId, (taken.get(share.lotId) ?? 0) + share.quantity)
        }
        // nothing that expires later is taken, and nothing is missing, while an earlier lot has units
        const order = lots.filter((lot) => lot.variant_id === variantId)
        const last =
          units < quantity ? order.length : order.findIndex((l) => l.id === mine.at(-1)?.lotId)
        for (const lot of order.slice(0, last))
          expect(taken.get(lot.id) ?? 0).toBe(freeUnits(lot, today))
      }
      for (const lot of lots)
        expect(taken.get(lot.id) ?? 0).toBeLessThanOrEqual(freeUnits(lot, today))
    }),
  )
})

const unlessShort = (error: unknown): undefined => {
  if (!(error instanceof DomainError) || error.code !== 'PRODUCT_UNAVAILABLE') throw error
}

describe('receiving', () => {
  it('adds units to a lot and says who brought them, with which paper', async () => {
    const product = await makeProduct(t, { onHand: 3 })
    const units = { quantity: 12, lot: 'L1', expires_on: '2028-01-31', document: 'DN-7' }
    expect((await receive(product, units)).data).toMatchObject({
      on_hand: 15,
      lot: 'L1',
      lot_expires_on: '2028-01-31',
      lots: 1,
    })
    await receive(product, { quantity: 4, lot: 'L1' })
    expect(await lotsOf(product)).toMatchObject([{ lot: 'L1', on_hand: 16, packed: 0 }])
    const moved = await operations.browser.list('/api/admin/stock-movements', {
      filter: { variant_id: product.variantId, kind: ['received'] },
    })
    expect(moved.each('lot', 'on_hand', 'document')).toEqual([
      ['L1', 4, null],
      ['L1', 12, 'DN-7'],
    ])
    expect(await balanced()).toEqual([0, 0])
  })

  it('takes the day of a later delivery where the first had none, so that the lot expires', async () => {
    const product = await makeProduct(t)
    await receive(product, { quantity: 1, lot: 'DAYLESS' })
    await receive(product, { quantity: 1, lot: 'DAYLESS', expires_on: '2028-01-31' })
    expect(await lotNamed(product, 'DAYLESS')).toMatchObject({
      on_hand: 2,
      expires_on: '2028-01-31',
    })
  })

  it('refuses a day that has passed, another day for a known lot, and a day of no lot', async () => {
    const product = await makeProduct(t)
    await receive(product, { quantity: 1, lot: 'L1', expires_on: '2028-01-31' })
    for (const [units, field] of [
      [{ quantity: 1, lot: 'L2', expires_on: '2026-11-20' }, 'expires_on'],
      [{ quantity: 1, lot: 'L1', expires_on: '2028-02-28' }, 'expires_on'],
      [{ quantity: 1, expires_on: '2028-02-28' }, 'lot'],
    ] as const)
      expect((await receive(product, units)).faults).toEqual([422, [field]])
    expect((await receive({ ...product, variantId: newId() }, { quantity: 1 })).status).toBe(404)
  })
})

describe('packing', () => {
  it('takes a line from two lots, which leave with the parcel', async () => {
    const product = await makeProduct(t)
    const desk = await picking(product)
    await lay(
      product,
      { quantity: 5, lot: 'NEW', expires_on: '2028-01-31' },
      { quantity: 1, lot: 'OLD', expires_on: '2027-03-31' },
    )
    expect((await desk.read()).lines[0].proposed).toEqual([
      { lot: 'OLD', expires_on: '2027-03-31', quantity: 1 },
      { lot: 'NEW', expires_on: '2028-01-31', quantity: 3 },
    ])
    const errors = async (...lots: Parameters<typeof desk.pack>) =>
      Object.keys((await desk.pack(...lots)).body.errors)
    expect(await errors({ lot: 'OLD', quantity: 1 }, { lot: 'NEW', quantity: 2 })).toEqual([
      'lines.1.quantity',
    ])
    expect(await errors({ lot: 'NEW', quantity: 2 }, { lot: 'NEW', quantity: 2 })).toEqual([
      'lines.1.lot',
    ])
    expect(await errors({ lot: 'OLD', quantity: 2 }, { lot: 'NEW', quantity: 2 })).toEqual([
      'lines.0.lot',
    ])
    expect(await errors({ lot: 'NONE' })).toEqual(['lines.0.lot'])
    expect(await errors({ lot: 'NEW', expires_on: '2029-01-01' })).toEqual(['lines.0.expires_on'])
    const packed = await desk.pack({ lot: 'OLD', quantity: 1 }, { lot: 'NEW', quantity: 3 })
    // with the days that stock knows
    const lines = [
      { lot: 'OLD', quantity: 1, expires_on: '2027-03-31' },
      { lot: 'NEW', quantity: 3, expires_on: '2028-01-31' },
    ]
    expect(packed.data.lines).toMatchObject(lines)
    expect(await lotNamed(product, 'NEW')).toMatchObject({ on_hand: 5, packed: 3 })
    expect(await shelf(product)).toMatchObject({ lot: 'NEW', lot_expires_on: '2028-01-31' })
    const again = await desk.step(desk.parcel, 'pick')
    expect(again.status).toBe(409)
    expect(await lotNamed(product, 'NEW')).toMatchObject({ packed: 3 })
    // opened again, and packed with what is proposed
    const opened = await desk.step(desk.parcel, 'unpack')
    expect(opened.data).toMatchObject({ status: 'picking', lines: [{ quantity: 4, lot: null }] })
    expect(await lotNamed(product, 'NEW')).toMatchObject({ packed: 0 })
    const poor = await picking(await makeProduct(t))
    const ids = [desk.parcel, poor.parcel]
    const { data: results } = await operations.browser.post('/api/admin/shipments/pack', { ids })
    expect(results).toMatchObject([{ ok: true }, { ok: false, error_code: 'NO_LOT' }])
    expect(
      (await desk.read()).lines.map(({ lot, quantity }: Record<string, unknown>) => [
        lot,
        quantity,
      ]),
    ).toEqual([
      ['OLD', 1],
      ['NEW', 3],
    ])
    const shipped = await desk.ship()
    expect(shipped.data.status).toBe('shipped')
    const record = (expires_on: string | null) =>
      desk.step(desk.parcel, 'record-lots', {
        lines: shipped.data.lines.map(({ id, lot }: { id: string; lot: string }) => ({
          shipment_line_id: id,
          lot,
          expires_on,
        })),
      })
    expect((await record('2028-01-31')).faults).toEqual([422, ['lines.0.expires_on']])
    expect((await record(null)).data.lines).toMatchObject(lines)
    expect(await lotNamed(product, 'NEW')).toMatchObject({ on_hand: 2, packed: 0 })
    expect((await desk.detail()).lines[0]).toMatchObject({ qty_shipped: 4 })
    const { data } = await operations.browser.get(
      `/api/admin/stock-lots/${(await lotNamed(product, 'OLD')).id}`,
    )
    expect(data).toMatchObject({ on_hand: 0, shipped: 1, patients: 1 })
  })
})

it('gives out lots by the numbers of the parcels, and says on the pick list which gets which', async () => {
  const product = await makeProduct(t)
  const desks = [await picking(product), await picking(product)] as const
  await lay(
    product,
    { quantity: 4, lot: 'LATER', expires_on: '2028-01-31' },
    { quantity: 4, lot: 'SOONER', expires_on: '2027-03-31' },
  )
  const read = () => Promise.all(desks.map((desk) => desk.read()))
  const [first, second] = (await read()).map(({ number }) => number)
  const ids = desks.map(({ parcel }) => parcel).reverse()
  const url = '/api/admin/shipments'
  const list = `${url}/pick-list?locale=en&${queryOf({ filter: { id: ids } })}`
  expect(await paperOf(t, operations, list)).toContain(
    `${first} × 4 (SOONER)\\n${second} × 4 (LATER)`,
  )
  const { data: results } = await operations.browser.post(`${url}/pack`, { ids })
  expect(results).toMatchObject(ids.map((id) => ({ id, ok: true })))
  expect((await read()).map(({ lines }) => lines[0].lot)).toEqual(['SOONER', 'LATER'])
})

describe('a lot that may not be sold', () => {
  it('is held by a recall, on the shelf and in packed parcels, until it is cleared', async () => {
    const product = await makeProduct(t)
    const [sent, packed] = [await picking(product), await picking(product)]
    await lay(product, { quantity: 13, lot: 'BAD', expires_on: '2028-01-31' })
    await sent.pack({ lot: 'BAD' })
    await sent.ship()
    await packed.pack({ lot: 'BAD' })
    expect(await shelf(product)).toMatchObject({ on_hand: 9, reserved: 4, available: 5 })
    await publishRecall(sent.admin, 'BAD')
    expect(await lotNamed(product, 'BAD')).toMatchObject({
      on_hand: 4,
      packed: 4,
      quarantined: 5,
      hold_reason: 'recall',
    })
    expect(await shelf(product)).toMatchObject({ on_hand: 4, available: 0, quarantined: 5 })
    expect((await packed.ship()).body.error_code).toBe('LOT_ON_HOLD')
    const emptied = await packed.step(packed.parcel, 'cancel', { reason: 'Recalled' })
    expect(emptied.status, emptied.text).toBe(200)
    await receive(product, { quantity: 2, lot: 'BAD' })
    const held = await lotNamed(product, 'BAD')
    expect(held).toMatchObject({ on_hand: 0, quarantined: 11 })
    const { revision } = held
    const tooMany = await step(held, 'waste', { quantity: 12, note: 'x', revision })
    expect(tooMany.faults).toEqual([422, ['quantity']])
    const rest = (await step(held, 'waste', { quantity: 3, note: 'Destroyed', revision })).data
    expect(rest).toMatchObject({ quarantined: 8, hold_note: 'Recall of BAD', patients: 1 })
    const stale = await step(held, 'clear', { note: 'Sound', revision })
    expect(stale.body.error_code).toBe('REVISION_CONFLICT')
    const clear = { note: 'Sound', revision: rest.revision }
    const cleared = (await step(held, 'clear', clear)).data
    expect(cleared).toMatchObject({ on_hand: 8, quarantined: 0, hold_reason: null })
    const again = await step(held, 'clear', { note: 'x', revision: cleared.revision })
    expect(again.body.error_code).toBe('NOT_ON_HOLD')
    expect(await balanced()).toEqual([0, 0])
  })

  it.each([
    ['UNDONE', true],
    ['SPOILT', false],
  ])(
    'is held again when an order of which it was packed is cancelled: %s',
    async (name, restock) => {
      const product = await makeProduct(t)
      const packed = await picking(product)
      await lay(product, { quantity: 4, lot: name }, { quantity: 3, lot: 'GOOD' })
      await packed.pack({ lot: name })
      await publishRecall(packed.admin, name)
      const cancelled = await packed.act('cancel', { reason: 'Recalled', restock })
      expect(cancelled.status, cancelled.text).toBe(200)
      expect(await lotNamed(product, name)).toMatchObject({ on_hand: 0, quarantined: 4 })
      expect(await shelf(product)).toMatchObject({ reserved: 0, available: 3 })
      expect(await balanced()).toEqual([0, 0])
    },
  )

  it('leaves the shelf as the lot that was packed', async () => {
    const product = await makeProduct(t)
    const packed = await picking(product)
    await lay(
      product,
      { quantity: 5, lot: 'FIRST', expires_on: '2027-03-31' },
      { quantity: 4, lot: 'BROKEN', expires_on: '2028-01-31' },
    )
    await packed.pack({ lot: 'BROKEN' })
    const cancelled = await packed.act('cancel', { reason: 'Broken', restock: false })
    expect(cancelled.status, cancelled.text).toBe(200)
    expect(await lotNamed(product, 'BROKEN')).toMatchObject({ on_hand: 0 })
    expect(await lotNamed(product, 'FIRST')).toMatchObject({ on_hand: 5 })
    expect(await balanced()).toEqual([0, 0])
  })

  it('makes the latest orders wait when it takes what they were promised', async () => {
    const product = await makeProduct(t)
    const [early, begun, late] = [
      await openOrderDesk(t, () => [{ product, quantity: 4 }]),
      await picking(product),
      await openOrderDesk(t, ({ other }) => [
        { product, quantity: 3 },
        { product: other, quantity: 1 },
      ]),
    ]
    await t.change(orders, early.order.id, { placedAt: new Date('2026-11-20T08:00:00Z') })
    await late.pay()
    await late.act('release')
    await lay(product, { quantity: 8, lot: 'GOOD' }, { quantity: 5, lot: 'GONE' })
    const gone = await lotNamed(product, 'GONE')
    await step(gone, 'hold', { reason: 'recall', revision: gone.revision })
    expect(await shelf(product)).toMatchObject({ on_hand: 8, reserved: 11, available: -3 })
    await backorderShortages(t.ctx)
    expect(await shelf(product)).toMatchObject({ on_hand: 8, reserved: 8, available: 0 })
    const states = async (desk: typeof late) =>
      (await desk.detail()).lines.map((line: { line_status: string }) => line.line_status)
    expect(await states(late)).toEqual(['backordered', 'reserved'])
    expect([await states(early), await states(begun)]).toEqual([['reserved'], ['picking']])
    const { shipments } = await late.detail()
    expect(shipments[0].lines).toHaveLength(1)
    await notifyBackorderNews(t.ctx)
    expect(await mailsTo(t, late.patient.email)).toMatchObject([{ template: 'backorder_news' }])
    expect(await balanced()).toEqual([0, 0])
  })

  it('lets the lines it has taken from an old order wait as long as any', async () => {
    const product = await makeProduct(t)
    const desk = await openOrderDesk(t, () => [{ product, quantity: 3 }])
    await desk.pay()
    await lay(product, { quantity: 2, lot: 'GOOD' }, { quantity: 1, lot: 'GONE' })
    const now = t.clock.now()
    await t.change(orders, desk.order.id, { placedAt: new Date(now.getTime() - 30 * dayMs) })
    const gone = await lotNamed(product, 'GONE')
    await step(gone, 'hold', { reason: 'recall', revision: gone.revision })
    await backorderShortages(t.ctx)
    await endBackorders(t.ctx)
    const [line] = (await desk.detail()).lines
    const until = new Date(now.getTime() + 21 * dayMs).toISOString()
    expect(line).toMatchObject({ line_status: 'backordered', held_until: until })
    t.clock.advance(21 * dayMs)
    await endBackorders(t.ctx)
    expect(await t.row(orders, desk.order.id)).toMatchObject({ orderState: 'cancelled' })
  })

  it('takes back what returns, in quarantine', async () => {
    const product = await makeProduct(t)
    const desk = await picking(product)
    await lay(
      product,
      { quantity: 6, lot: 'BACK', expires_on: '2028-01-31' },
      { quantity: 1, lot: 'FIRST' },
    )
    await desk.pack({ lot: 'FIRST', quantity: 1 }, { lot: 'BACK', quantity: 3 })
    await desk.ship()
    const lot = await lotNamed(product, 'BACK')
    await step(lot, 'hold', { reason: 'damaged', revision: lot.revision })
    const counted = {
      change: 1,
      lot: 'BACK',
      reason: 'Found',
      revision: (await shelf(product)).revision,
    }
    const path = `/api/admin/stock/${product.variantId}/adjust`
    expect((await operations.browser.post(path, counted)).faults).toEqual([422, ['lot']])
    const lines = [{ order_line_id: desk.order.lineIds[0], quantity: 2, amount: 100 }]
    const given = { lines, shipping_amount: 0, reason: 'Came back', restock: true }
    // of each lot comes back what has left
    for (const [quarantined, onHand] of [
      [5, 0],
      [6, 1],
    ]) {
      const { revision } = await desk.detail()
      const answer = await desk.act('refund', { ...given, revision })
      expect(answer.status, answer.text).toBe(200)
      expect(await lotNamed(product, 'BACK')).toMatchObject({ on_hand: 0, quarantined })
      expect(await lotNamed(product, 'FIRST')).toMatchObject({ on_hand: onHand, quarantined: 0 })
    }
    expect(await balanced()).toEqual([0, 0])
  })

  it('is held on the day it expires, and cannot be sold again', async () => {
    const product = await makeProduct(t, { onHand: 0 })
    t.clock.set('2026-11-20T09:00:00Z')
    await receive(product, { quantity: 7, lot: 'DUE', expires_on: '2026-12-01' })
    await holdExpired(t.ctx)
    expect(await lotNamed(product, 'DUE')).toMatchObject({ hold_reason: null })
    t.clock.set('2026-12-01T09:00:00Z')
    await holdExpired(t.ctx)
    const later = await asAdmin(t, 'operations')
    const { data } = await later.browser.list('/api/admin/stock-lots', { filter: { q: 'DUE' } })
    expect(data).toMatchObject([{ on_hand: 0, quarantined: 7, hold_reason: 'expired' }])
    const answer = await step(
      data[0],
      'clear',
      { note: 'Sound', revision: data[0].revision },
      later,
    )
    expect(answer.body.error_code).toBe('LOT_EXPIRED')
    t.clock.set('2026-11-20T09:00:00Z')
  })

  it('does not leave once it has expired, even where all of it is packed', async () => {
    const product = await makeProduct(t)
    const desk = await picking(product)
    await lay(product, { quantity: 4, lot: 'LAST', expires_on: '2026-12-01' })
    await desk.pack({ lot: 'LAST' })
    t.clock.set('2026-12-01T09:00:00Z')
    const { browser } = await asAdmin(t, 'operations')
    const sent = { carrier: 'ups', tracking_no: '1Z999AA10123456784' }
    const send = () => browser.post(`/api/admin/shipments/${desk.parcel}/ship`, sent)
    const ship = async () => (await send()).body.error_code
    expect(await ship()).toBe('LOT_EXPIRED')
    await holdExpired(t.ctx)
    const { data } = await browser.list('/api/admin/stock-lots', { filter: { q: 'LAST' } })
    expect(data).toMatchObject([{ on_hand: 4, packed: 4, hold_reason: 'expired' }])
    expect(await ship()).toBe('LOT_ON_HOLD')
    // it left the day before, as the carrier says
    const { number } = (await browser.get(`/api/admin/shipments/${desk.parcel}`)).data
    const text = `Shipment,Carrier,Tracking number,Shipped at\r\n${number},UPS,1Z999AA10123456784,2026-11-30`
    const run = { dry_run: false, text }
    const { rows } = (await browser.post('/api/admin/shipments/import-tracking', run)).data
    expect(rows).toMatchObject([{ error_code: null }])
    t.clock.set('2026-11-20T09:00:00Z')
  })

  it('is recalled however its name is written, when it was held before and when it comes later', async () => {
    const product = await makeProduct(t)
    const desk = await picking(product)
    await lay(product, { quantity: 9, lot: 'Ｌ２４−Ａ', expires_on: '2028-01-31' })
    const packed = await desk.pack({ lot: 'l24-a' })
    expect(packed.data.lines).toMatchObject([{ lot: 'L24-A', quantity: 4 }])
    await desk.ship()
    const lot = await lotNamed(product, 'L24-A')
    await step(lot, 'hold', { reason: 'inspection', revision: lot.revision })
    await publishRecall(desk.admin, 'l24-a')
    expect(await lotNamed(product, 'L24-A')).toMatchObject({
      quarantined: 5,
      hold_reason: 'recall',
    })
    const later = await makeProduct(t, { onHand: 0 })
    await receive(later, { quantity: 3, lot: 'L24—a' })
    expect(await lotsOf(later)).toMatchObject([
      { on_hand: 0, quarantined: 3, hold_reason: 'recall' },
    ])
    expect(await balanced()).toEqual([0, 0])
  })
})

async function publishRecall({ browser }: typeof operations, lot: string): Promise<void> {
  const written = await browser.post('/api/admin/news', {
    title: `Recall of ${lot}`,
    body_markdown: 'Do not use it.',
    category: 'recall',
    audience: 'patients',
    channels: ['in_app'],
    requires_ack: true,
    lots: [lot],
  })
  const { id, revision } = written.data
  const answer = await browser.post(`/api/admin/news/${id}/publish`, { revision, recipients: 1 })
  expect(answer.status, answer.text).toBe(200)
}

it('keeps a ledger that adds up, whatever fifty people do at once', async () => {
  const made = [await makeProduct(t, { onHand: 40 }), await makeProduct(t, { onHand: 5 })]
  const work = fc.record({
    what: fc.constantFrom('receive', 'adjust', 'reserve', 'release', 'hold', 'clear'),
    which: fc.nat({ max: 1 }),
    lot: fc.constantFrom(undefined, 'A', 'B'),
    units: fc.integer({ min: 1, max: 12 }),
  })
  const histories = fc.sample(fc.array(work, { minLength: 3, maxLength: 4 }), {
    numRuns: 50,
    seed: 7,
  })
  const act = async ({ what, which, lot, units }: (typeof histories)[number][number]) => {
    const product = made[which] as TestProduct
    const { variantId } = product
    const named = lot ? { lot } : {}
    if (what === 'receive') return receive(product, { quantity: units, ...named })
    if (what === 'adjust') {
      const { revision } = await shelf(product)
      const change = units - 6
      const kind = change > 0 ? 'counted' : 'wasted'
      const body = { change, kind, reason: 'x', revision, ...named }
      return operations.browser.post(`/api/admin/stock/${variantId}/adjust`, body)
    }
    if (what === 'reserve' || what === 'release')
      return inTransaction(t.ctx, (tx) =>
        tx.storefront[what](tx, [{ variantId, quantity: units }]),
      ).catch(unlessShort)
    const found = await lotNamed(product, lot ?? 'A')
    if (!found) return
    const { revision } = found
    return step(
      found,
      what,
      what === 'hold' ? { reason: 'inspection', revision } : { note: 'x', revision },
    )
  }
  const answers = await Promise.all(
    histories.map(async (history) => {
      const statuses: number[] = []
      for (const each of history) statuses.push((await act(each))?.status ?? 200)
      return statuses
    }),
  )
  expect(answers.flat().filter((status) => ![200, 409, 422].includes(status))).toEqual([])
  expect(answers.flat().filter((status) => status === 200).length).toBeGreaterThan(50)
  expect(await balanced()).toEqual([0, 0])
})

it('tells operations once a day what is low, sold out or expiring, and in a week what is still so', async () => {
  const product = await makeProduct(t, { onHand: 2 })
  await receive(product, { quantity: 1, lot: 'SOON', expires_on: '2026-12-15' })
  const sentBy = async (at: string) => {
    t.clock.set(at)
    await notifyOfShelves(t.ctx)
    return t.rows(mails, { template: 'admin_stock', accountId: operations.accountId })
  }
  expect(await sentBy('2026-11-20T09:00:00Z')).toMatchObject([
    { text: expect.stringContaining('SOON') },
  ])
  const { variantId } = await makeProduct(t, { onHand: 4 })
  expect(await sentBy('2026-11-20T10:00:00Z')).toHaveLength(1)
  expect(await sentBy('2026-11-21T09:00:00Z')).toHaveLength(2)
  // more or less of what is low is nothing new
  await t.change(stock, { variantId }, { onHand: 1 })
  expect(await sentBy('2026-11-27T09:00:00Z')).toHaveLength(2)
  expect(await sentBy('2026-11-28T09:00:00Z')).toHaveLength(3)
  t.clock.set('2026-11-20T09:00:00Z')

  const low = [{ title: 'Zinc', pack: '60 capsules', available: 0, low_threshold: 5 }]
  const { en, ja } = shelvesMail(t.ctx.config, { low, expiring: [] }).content
  expect([en.facts, ja.facts]).toEqual([
    [['Zinc, 60 capsules', 'Sold out']],
    [['Zinc（60カプセル）', '在庫切れ']],
  ])
})

it('is worth what its units have cost, those in quarantine too', async () => {
  const finance = await asAdmin(t, 'finance')
  const url = '/api/admin/stock-values'
  const read = async () => (await finance.browser.get(`${url}/sum`)).data
  const before = await read()
  const product = await makeProduct(t, { onHand: 2 })
  const { variantId } = product
  expect((await read()).without_cost).toBe(before.without_cost + 2)
  await t.change(variants, variantId, { cost: 700 })
  await receive(product, { quantity: 3, lot: 'WORTH' })
  const lot = await lotNamed(product, 'WORTH')
  await step(lot, 'hold', { reason: 'damaged', revision: lot.revision })
  const { data } = await finance.browser.list(url, { filter: { id: [variantId] } })
  expect(data).toMatchObject([{ units: 5, cost: 700, value: 3_500 }])
  expect(await read()).toEqual({
    ...before,
    value: before.value + 3_500,
    quarantined: before.quarantined + 2_100,
    units: before.units + 5,
  })
})
