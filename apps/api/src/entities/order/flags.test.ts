import { dayMs as day } from '@officina/shared/dates/days'
import { beforeEach, expect, it } from 'vitest'
import { orderLines, orders } from '../../db/schema/order.ts'
import { settings, shopEvents } from '../../db/schema/platform.ts'
import { asAdmin } from '../../testing/fixtures.ts'
import { useClinic } from '../../testing/harness.ts'
import { type OrderDesk, openOrderDesk } from '../../testing/orderDesk.ts'
import { placeTestOrder } from '../../testing/orders.ts'

let desk: OrderDesk
const t = await useClinic()
beforeEach(async () => {
  desk = await openOrderDesk(t)
})

// a session of its own, as days pass between two looks
const list = async (filter: object = {}, sort?: [string, 'ASC' | 'DESC']) =>
  (
    await (
      await asAdmin(t)
    ).browser.list('/api/admin/orders', {
      filter: { patient_id: desk.patient.id, ...filter },
      ...(sort ? { sort } : {}),
    })
  ).data as { id: string; flags: string[]; unshipped_since: string | null }[]
const flagged = async (flag: string) => (await list({ flag: [flag] })).map(({ id }) => id)
const set = (values: Partial<typeof orders.$inferInsert>) => t.change(orders, desk.order.id, values)

it('counts from the payment until the last unit has left', async () => {
  expect((await list())[0]?.unshipped_since).toBeNull()
  const paid = (await desk.pay()).data
  expect((await list())[0]?.unshipped_since).toBe(paid.paid_at)
  await desk.act('release')
  t.clock.set(new Date(Date.parse(paid.paid_at) + 2 * day - 60_000).toISOString())
  expect(await flagged('late')).toEqual([])
  t.clock.advance(120_001)
  expect(await flagged('late')).toEqual([desk.order.id])
  expect((await list())[0]?.flags).toEqual(['late'])
  expect((await list({ tab: 'needs_attention' })).map(({ id }) => id)).toEqual([desk.order.id])
  const { browser } = await asAdmin(t)
  const url = `/api/admin/orders/${desk.order.id}`
  await browser.post(`${url}/hold`, { reason: 'Call first' })
  expect((await list())[0]?.flags).toEqual(['on_hold'])
})

it('ends when everything has left', async () => {
  await desk.pay()
  await desk.act('release')
  await desk.send((await desk.detail()).shipments[0].id)
  expect((await list())[0]).toMatchObject({ unshipped_since: null, flags: [] })
})

it('sorts by age, with what has left last in both directions', async () => {
  const lines = [{ product: desk.product, quantity: 1 }]
  const placed = async (placedAt: string) =>
    (
      await placeTestOrder(t, desk.patient, desk.doctor, lines, {
        paymentMethod: 'invoice',
        placedAt: new Date(placedAt),
      })
    ).id
  const older = await placed('2026-11-01T00:00:00Z')
  const newer = await placed('2026-11-10T00:00:00Z')
  const order = async (way: 'ASC' | 'DESC') =>
    (await list({}, ['unshipped_since', way])).map(({ id }) => id)
  expect(await order('ASC')).toEqual([older, newer, desk.order.id])
  expect(await order('DESC')).toEqual([newer, older, desk.order.id])
})

it('tells backorders, failed payments and parcels with a problem apart', async () => {
  await set({ paymentState: 'failed' })
  expect((await list())[0]?.flags).toEqual(['payment_failed'])
  await set({ paymentState: 'paid', paidAt: t.clock.now() })
  await t.change(
    orderLines,
    { orderId: desk.order.id },
    {
      lineStatus: 'backordered',
      backorderChoice: 'wait',
    },
  )
  expect((await list())[0]?.flags).toEqual(['out_of_stock'])
  expect(await flagged('out_of_stock')).toEqual([desk.order.id])
  expect((await list({ tab: 'needs_attention' })).map(({ id }) => id)).toEqual([desk.order.id])
  t.clock.advance(22 * day)
  // what is not in stock is not late: it has a word of its own
  expect((await list())[0]?.flags).toEqual(['backorder_late'])
  expect(await flagged('backorder_late')).toEqual([desk.order.id])
  expect(await flagged('late')).toEqual([])
  expect(await flagged('out_of_stock')).toEqual([])
  await set({ flags: ['address_problem'] })
  const detail = (await (await asAdmin(t)).browser.get(`/api/admin/orders/${desk.order.id}`)).data
  expect(detail.flags).toEqual(['address_problem', 'backorder_late'])
  const updatedAt = t.clock.now()
  await t.add(settings, { key: 'order.backorder_days', value: 30, updatedAt })
  expect(await flagged('backorder_late')).toEqual([])
  expect(await flagged('out_of_stock')).toEqual([desk.order.id])
  await t.ctx.db.delete(settings)
})

it('names a parcel that has a problem', async () => {
  await desk.pay()
  const { shipments } = (await desk.act('release')).data
  await desk.send(shipments[0].id)
  await desk.step(shipments[0].id, 'exception', { code: 'lost', note: 'No scan' })
  expect((await list())[0]?.flags).toEqual(['shipment_problem'])
  expect(await flagged('shipment_problem')).toEqual([desk.order.id])
  expect(await flagged('address_problem')).toEqual([])
})

it('flags the address that a carrier could not find until the parcel has gone on', async () => {
  await desk.pay()
  const { shipments } = (await desk.act('release')).data
  await desk.send(shipments[0].id)
  await desk.step(shipments[0].id, 'exception', { code: 'address', note: 'No such street' })
  expect((await list())[0]?.flags).toEqual(['shipment_problem', 'address_problem'])
  expect(await flagged('address_problem')).toEqual([desk.order.id])
  await desk.step(shipments[0].id, 'deliver', {})
  expect(await flagged('address_problem')).toEqual([])
})

it('flags an order of the shop while what it tells cannot be taken over', async () => {
  await set({ shopOrderId: '4711' })
  const event = { id: 'e1', topic: 'orders/paid', subject: '4711', receivedAt: t.clock.now() }
  await t.add(shopEvents, event)
  expect(await flagged('shop_sync_failed')).toEqual([])
  await t.ctx.db.update(shopEvents).set({ error: 'no amount' })
  expect(await flagged('shop_sync_failed')).toEqual([desk.order.id])
  expect((await list({ tab: 'needs_attention' }))[0]?.flags).toEqual(['shop_sync_failed'])
  await t.ctx.db.update(shopEvents).set({ doneAt: t.clock.now(), error: null })
  expect(await flagged('shop_sync_failed')).toEqual([])
})
