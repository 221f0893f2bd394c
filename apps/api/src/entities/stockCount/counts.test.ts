import { expect, it } from 'vitest'
import { stock } from '../../db/schema/product.ts'
import { newId } from '../../ids.ts'
import { asAdmin, makeProduct, type TestProduct } from '../../testing/fixtures.ts'
import { useClinic } from '../../testing/harness.ts'
import { openOrderDesk } from '../../testing/orderDesk.ts'
import { unbalancedLots, unbalancedStock } from '../../testing/stock.ts'

const t = await useClinic()
const { browser } = await asAdmin(t, 'operations')
const url = '/api/admin/stock-counts'
const rows = async (from: string) =>
  Number((await t.app.ports.pool.query(`select count(*) as n from ${from}`)).rows[0].n)

async function shelf(bin: string, ...lots: [lot: string, quantity: number][]) {
  const product = await makeProduct(t, { onHand: 0 })
  await t.change(stock, { variantId: product.variantId }, { bin })
  for (const [lot, quantity] of lots) await receive(product, lot, quantity)
  return product
}
const receive = ({ variantId }: TestProduct, lot: string, quantity: number) =>
  browser.post(`/api/admin/stock/${variantId}/receive`, { lot, quantity })
const shelfOf = async ({ variantId }: TestProduct) =>
  (await browser.list('/api/admin/stock', { filter: { id: [variantId] } })).data[0]
const onHand = async (product: TestProduct) => (await shelfOf(product)).on_hand

it('is counted blind, and corrects each place by what moved since', async () => {
  const two = await shelf('Q-1', ['A', 5], ['B', 3])
  const empty = await shelf('q-2')
  await shelf('R-1', ['A', 1])
  expect((await browser.post(url, { area: 'no such' })).faults).toEqual([422, ['area']])
  const { data: count } = await browser.post(url, { area: 'Q' })
  expect(count).toMatchObject({ status: 'counting', lines: 3, counted: 0 })
  const step = (verb: string, body: object) => browser.post(`${url}/${count.id}/${verb}`, body)
  const put = (product: TestProduct, lot: string | null, counted: number) =>
    step('record', { variant_id: product.variantId, lot, counted })
  const early = await step('review', { revision: count.revision })
  expect(early.body.error_code).toBe('NOTHING_COUNTED')
  await put(two, 'A', 9)
  await put(two, 'A', 4)
  // what comes after a place was counted is on top of what was counted
  await receive(two, 'A', 10)
  // a lot that nobody had received
  await put(empty, 'FOUND', 2)
  const unknown = await step('record', { variant_id: newId(), counted: 1 })
  expect(unknown.faults).toEqual([422, ['variant_id']])
  const { data: blind } = await browser.get(`${url}/${count.id}`)
  expect(blind.places.map(({ expected }: { expected: null }) => expected)).toEqual(
    Array(4).fill(null),
  )
  const { data: review } = await step('review', { revision: blind.revision })
  expect(
    review.places.map(({ lot, counted, expected }: Record<string, unknown>) => [
      lot,
      counted,
      expected,
    ]),
  ).toEqual([
    ['A', 4, 5],
    ['B', null, null],
    ['FOUND', 2, 0],
    [null, null, null],
  ])
  expect((await put(two, 'B', 3)).body.error_code).toBe('NOT_COUNTING')
  const stale = await step('confirm', { reason: 'Yearly', revision: count.revision })
  expect(stale.body.error_code).toBe('REVISION_CONFLICT')
  const { data: done } = await step('confirm', { reason: 'Yearly', revision: review.revision })
  expect(done).toMatchObject({ status: 'confirmed', counted: 2 })
  expect([await onHand(two), await onHand(empty)]).toEqual([17, 2])
  const filter = { variant_id: two.variantId, kind: ['counted'] }
  const { data: moves } = await browser.list('/api/admin/stock-movements', { filter })
  expect(moves).toMatchObject([{ on_hand: -1, document: done.number, reason: 'Yearly' }])
  expect([await rows(unbalancedStock), await rows(unbalancedLots)]).toEqual([0, 0])
})

it('keeps what one has counted from another who has not seen it', async () => {
  const product = await shelf('W-1', ['A', 5])
  const { data: count } = await browser.post(url, { area: 'W' })
  const other = await asAdmin(t, 'operations')
  const record = (counted: number, seen: number | null, who = browser) =>
    who.post(`${url}/${count.id}/record`, {
      ...{ variant_id: product.variantId, lot: 'A', counted, seen },
    })
  expect((await record(5, null)).status).toBe(200)
  expect((await record(3, null, other.browser)).refusal).toEqual([409, 'ALREADY_COUNTED'])
  // the answer to it was lost
  expect((await record(5, null)).status).toBe(200)
  expect((await record(3, 5, other.browser)).data.places).toMatchObject([{ counted: 3 }])
})

it('does not correct a place twice', async () => {
  const product = await shelf('S-1', ['A', 5])
  const begin = async () => (await browser.post(url, { area: 'S' })).data
  const [first, second] = [await begin(), await begin()]
  const close = async (count: { id: string }) => {
    const { data } = await browser.get(`${url}/${count.id}`)
    const { data: review } = await browser.post(`${url}/${count.id}/review`, {
      revision: data.revision,
    })
    return browser.post(`${url}/${count.id}/confirm`, { reason: 'x', revision: review.revision })
  }
  const figure = { variant_id: product.variantId, lot: 'A', counted: 3 }
  for (const { id } of [first, second]) await browser.post(`${url}/${id}/record`, figure)
  t.clock.advance(1_000)
  expect((await close(first)).status).toBe(200)
  expect((await close(second)).refusal).toEqual([422, 'COUNT_IS_OLD'])
  const { data: open } = await browser.get(`${url}/${second.id}`)
  const { data: again } = await browser.post(`${url}/${second.id}/recount`, {
    revision: open.revision,
  })
  t.clock.advance(1_000)
  await browser.post(`${url}/${second.id}/record`, figure)
  expect((await close(again)).data).toMatchObject({ status: 'confirmed' })
  expect(await onHand(product)).toBe(3)
  // the unit that is missing may be the one that somebody has written off since
  const third = await begin()
  await browser.post(`${url}/${third.id}/record`, { ...figure, counted: 2 })
  t.clock.advance(1_000)
  const { revision } = await shelfOf(product)
  const gone = { kind: 'wasted', change: -1, lot: 'A', reason: 'Broken', revision }
  await browser.post(`/api/admin/stock/${product.variantId}/adjust`, gone)
  expect((await close(third)).refusal).toEqual([422, 'COUNT_IS_OLD'])
  expect(await onHand(product)).toBe(2)
})

it('is not counted while parcels of it are being picked', async () => {
  const product = await shelf('T-1', ['A', 10])
  const desk = await openOrderDesk(t, () => [{ product, quantity: 2 }])
  await desk.pay()
  const [parcel] = (await desk.act('release')).data.shipments
  const { lines } = (await desk.step(parcel.id, 'pick')).data
  const { data: count } = await browser.post(url, { area: 'T' })
  const figure = { variant_id: product.variantId, lot: 'A', counted: 8 }
  const record = () => browser.post(`${url}/${count.id}/record`, figure)
  expect((await record()).faults).toEqual([422, ['counted']])
  await desk.step(parcel.id, 'pack', { lines: [{ shipment_line_id: lines[0].id, lot: 'A' }] })
  const { revision } = (await record()).data
  const { data: review } = await browser.post(`${url}/${count.id}/review`, { revision })
  expect(review.places).toMatchObject([{ counted: 8, expected: 8 }])
})

it('can be finished without a lot that was taken off sale after it was counted', async () => {
  const product = await shelf('V-1', ['A', 5], ['B', 3])
  const { variantId: variant_id } = product
  const { data: count } = await browser.post(url, { area: 'V' })
  for (const [lot, counted] of [
    ['A', 4],
    ['B', 2],
  ])
    await browser.post(`${url}/${count.id}/record`, { variant_id, lot, counted })
  const { data: lots } = await browser.list('/api/admin/stock-lots', { filter: { variant_id } })
  const { id, revision } = lots.find(({ lot }: { lot: string }) => lot === 'A')
  await browser.post(`/api/admin/stock-lots/${id}/hold`, { reason: 'recall', revision })
  const step = async (verb: string, body = {}) => {
    const { data } = await browser.get(`${url}/${count.id}`)
    return browser.post(`${url}/${count.id}/${verb}`, { ...body, revision: data.revision })
  }
  await step('review')
  const refused = await step('confirm', { reason: 'x' })
  expect(refused.refusal).toEqual([422, 'COUNT_IS_OLD'])
  // which of all places it is
  expect(Object.values(refused.body.errors)).toEqual([
    [expect.stringMatching(/, lot A: taken off sale since/)],
  ])
  await step('recount')
  await step('review')
  const done = await step('confirm', { reason: 'x' })
  expect(done.data).toMatchObject({ status: 'confirmed', counted: 1 })
  expect(await shelfOf(product)).toMatchObject({ on_hand: 2, quarantined: 5 })
})

it('goes along the shelves by their numbers', async () => {
  const ids: string[] = []
  for (const bin of ['U10', 'U2-10', 'U1', 'U2-9']) ids.push((await shelf(bin)).variantId)
  const bins = (rows: { bin: string }[]) => rows.map(({ bin }) => bin)
  const { data: count } = await browser.post(url, { area: 'U' })
  expect(bins(count.places)).toEqual(['U1', 'U2-9', 'U2-10', 'U10'])
  const sort: [string, 'DESC'] = ['bin', 'DESC']
  const { data: list } = await browser.list('/api/admin/stock', { filter: { id: ids }, sort })
  expect(bins(list)).toEqual(['U10', 'U2-10', 'U2-9', 'U1'])
})
