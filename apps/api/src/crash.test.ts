import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { orderLines, orders, payments } from './db/schema/order.ts'
import { auditLog, mails } from './db/schema/platform.ts'
import { stock } from './db/schema/product.ts'
import { recipeLines } from './db/schema/recipe.ts'
import { ledgerEntries } from './db/schema/settlement.ts'
import { createRandom } from './db/seed/demo/random.ts'
import { sql } from './db/sql.ts'
import { commissionBase } from './entities/ledger/amounts.ts'
import { percentOf } from './entities/money.ts'
import { newId } from './ids.ts'
import { isDeep } from './testing/deep.ts'
import {
  asAdmin,
  asDoctor,
  asPatient,
  makeCatalog,
  makeProduct,
  type Person,
  type TestProduct,
} from './testing/fixtures.ts'
import { useClinic } from './testing/harness.ts'
import { startServerOf } from './testing/serverProcess.ts'
import { makeIssuedRecipe } from './testing/shop.ts'
import { type Socket, socketOf } from './testing/socket.ts'

const KILLS = isDeep ? 50 : 1
/** On a slow machine fewer are enough after so long, if there is enough to look at. */
const BUDGET_MS = 300_000
const ENOUGH_KILLS = Math.min(8, KILLS)
const ENOUGH_ORDERS = isDeep ? 12 : 4
const BUYERS = 4
const UNITS = 100_000

const t = await useClinic()
// the servers under test live in real time
t.clock.set(new Date())

/**
 * Servers on one database, each ready before the one before it dies, as a supervisor would do. Callers wait
 * in between, so that the next one has the machine for itself while it starts.
 */
function startSupply() {
  const boot = () => startServerOf(t)
  const coming = [boot(), boot()]
  let open = Promise.withResolvers<string>()
  let kills = 0
  let calls = 0
  let called = () => {}
  return {
    async url() {
      const address = await open.promise
      calls++
      called()
      return address
    },
    /** Serves so many calls, and dies so long after the last of them has begun; one waits to follow the next. */
    async live(count: number, ms: number) {
      const server = await (coming.shift() ?? boot())
      calls = 0
      const enough = new Promise<void>((resolve) => {
        called = () => calls >= count && resolve()
      })
      open.resolve(server.url)
      await enough
      await sleep(ms)
      open = Promise.withResolvers<string>()
      await server.kill()
      if (++kills < KILLS) coming.push(boot())
    },
    kills: () => kills,
    /** Serves until the end. */
    async stay() {
      open.resolve((await (coming[0] ?? boot())).url)
    },
    close: () => Promise.all(coming.map(async (each) => (await each).kill())),
  }
}

type Acknowledged = { orderId: string; key: string; isCancelled: boolean }

/** A patient who buys, calls again until there is an answer, and now and then cancels. */
async function buy(
  socket: Socket,
  items: () => { variant_id: string; recipe_line_id?: string },
  chance: () => number,
  acked: Acknowledged[],
): Promise<void> {
  const cart = await socket.get('/api/patient/cart')
  if (cart.lines.length === 0) {
    const added = await socket.call('POST', '/api/patient/cart/lines', items())
    expect([200, 422]).toContain(added.status)
    return
  }
  if (cart.lines.some((line: { problems: object[] }) => line.problems.length > 0)) {
    await socket.call('DELETE', `/api/patient/cart/lines/${cart.lines[0].id}`)
    return
  }
  if (!cart.payment_method) {
    await socket.call('PATCH', '/api/patient/cart', { payment_method: 'invoice' })
    return
  }
  const key = newId()
  const answer = await socket.checkOut(cart, key)
  expect(answer.status, answer.text).toBe(201)
  const order = { orderId: answer.body.data.id, key, isCancelled: false }
  acked.push(order)
  if (chance() < 0.2) {
    const cancel = `/api/patient/orders/${order.orderId}/cancel`
    const cancelled = await socket.call('POST', cancel, {}, newId())
    // the office may have released it meanwhile
    expect([200, 409], cancelled.text).toContain(cancelled.status)
    order.isCancelled = cancelled.status === 200
  }
}

/** The office takes one order a step nearer to the carrier, until nothing is left to do. */
async function ship(socket: Socket, orderId: string): Promise<'under way' | 'shipped' | 'ended'> {
  const order = await socket.get(`/api/admin/orders/${orderId}`)
  if (order.fulfilment_state === 'shipped') return 'shipped'
  if (order.order_state !== 'open') return 'ended'
  const [parcel] = order.shipments
  if (!parcel) {
    await socket.call('POST', `/api/admin/orders/${orderId}/release`, undefined, newId())
    return 'under way'
  }
  const url = `/api/admin/shipments/${parcel.id}`
  if (parcel.status === 'to_pick') await socket.call('POST', `${url}/pick`)
  if (parcel.status === 'picking') {
    const { lines } = await socket.get(url)
    await socket.call('POST', `${url}/pack`, {
      lines: lines.map((line: { id: string }) => ({
        shipment_line_id: line.id,
        lot: 'L1',
        expires_on: '2035-01-31',
      })),
    })
  }
  if (parcel.status === 'packed')
    await socket.call('POST', `${url}/ship`, { carrier: 'ups', tracking_no: '1Z999AA10123456784' })
  return 'under way'
}

describe('a server that is killed at any moment', () => {
  it('keeps every promise', async () => {
    const seed = Number(process.env.CRASH_SEED ?? Date.now() % 1_000_000)
    const random = createRandom(seed)
    const doctor = await asDoctor(t)
    const admin = await asAdmin(t)
    const products = [
      await makeProduct(t, { onHand: UNITS }),
      await makeProduct(t, { onHand: UNITS }),
    ]
    const [free, prescribed] = products as [TestProduct, TestProduct]
    await makeCatalog(t, [free])
    const buyers: { person: Person; lineId: string }[] = []
    for (let i = 0; i < BUYERS; i++) {
      const person = await asPatient(t, doctor, { discountBp: 500, firstOrderDiscountBp: 1_000 })
      const line = { product: prescribed, line: { refillsAllowed: 4, minDaysBetween: 0 } }
      const { lineIds } = await makeIssuedRecipe(t, { doctor, patient: person }, [line])
      buyers.push({ person, lineId: lineIds[0] ?? '' })
    }

    const supply = startSupply()
    const acked: Acknowledged[] = []
    const state = { over: false, shipped: 0 }
    const shoppers = buyers.map(async ({ person, lineId }) => {
      const socket = socketOf(supply.url, person)
      const item = () =>
        random.chance(0.5)
          ? { variant_id: free.variantId }
          : { variant_id: prescribed.variantId, recipe_line_id: lineId }
      while (!state.over) await buy(socket, item, random.next, acked)
    })
    const office = (async () => {
      const socket = socketOf(supply.url, admin)
      for (let at = 0; !state.over; ) {
        const order = acked[at]
        const came = order ? await ship(socket, order.orderId) : await sleep(20, 'under way')
        if (came === 'shipped') state.shipped++
        if (came !== 'under way') at++
      }
    })()
    try {
      const until = Date.now() + BUDGET_MS
      const isEnough = () =>
        supply.kills() >= KILLS || (supply.kills() >= ENOUGH_KILLS && Date.now() > until)
      while (!isEnough()) await supply.live(random.int(3, 30), random.int(0, 60))
      await supply.stay()
      await expect
        .poll(() => acked.length >= ENOUGH_ORDERS && state.shipped > 0, { timeout: 60_000 })
        .toBe(true)
      state.over = true
      await Promise.all([...shoppers, office])
    } finally {
      state.over = true
      await supply.close()
    }
    console.log(`${supply.kills()} kills, ${acked.length} orders, CRASH_SEED=${seed}`)
    await checkBooks(`CRASH_SEED=${seed}`, acked, buyers, products)
  }, 600_000)
})

async function checkBooks(
  seed: string,
  acked: Acknowledged[],
  buyers: { lineId: string }[],
  products: TestProduct[],
): Promise<void> {
  const all = await t.rows(orders)
  const ids = all.map((order) => order.id).sort()
  expect(acked.length, seed).toBeGreaterThanOrEqual(ENOUGH_ORDERS)
  // nothing acknowledged is lost, nothing was made twice
  expect(ids, seed).toEqual(acked.map((order) => order.orderId).sort())
  const cancelled = all.filter((order) => order.orderState === 'cancelled')
  expect(cancelled.map((order) => order.id).sort(), seed).toEqual(
    acked
      .filter((order) => order.isCancelled)
      .map((order) => order.orderId)
      .sort(),
  )
  // one payment, one mail, one trace of each
  const owed = await t.rows(payments)
  expect(owed.map((row) => row.orderId).sort(), seed).toEqual(ids)
  const told = await t.rows(mails, { template: 'order_placed' })
  expect(told.map((mail) => mail.dedupeKey).sort(), seed).toEqual(
    ids.map((id) => `order_placed:${id}`),
  )
  const traced = await t.rows(auditLog, { action: 'order.placed' })
  expect(traced.map((row) => row.objectId).sort(), seed).toEqual(ids)

  const lines = await t.rows(orderLines)
  for (const order of all) {
    const goods = sum(lines.filter((line) => line.orderId === order.id).map((l) => l.lineTotal))
    expect(order.total, seed).toBe(goods + order.shipping)
    expect(owed.find((row) => row.orderId === order.id)?.amount, seed).toBe(order.total)
  }
  for (const { variantId } of products) {
    const mine = lines.filter((line) => line.variantId === variantId)
    const shipped = sum(mine.map((line) => line.qtyShipped))
    const held = sum(mine.map((line) => line.qtyOrdered - line.qtyShipped - line.qtyCancelled))
    const level = await t.row(stock, { variantId })
    expect(level, seed).toMatchObject({ onHand: UNITS - shipped, reserved: held })
  }
  for (const { lineId } of buyers) {
    const line = await t.row(recipeLines, lineId)
    const bought = lines.filter((each) => each.recipeLineId === lineId && each.qtyCancelled === 0)
    expect(line.timesOrdered, seed).toBe(bought.length)
    expect(bought.length, seed).toBeLessThanOrEqual(5)
  }
  const shipped = lines.filter((line) => line.qtyShipped > 0)
  expect(shipped.length, seed).toBeGreaterThan(0)
  const earned = await t.ctx.db
    .select({
      lineId: ledgerEntries.orderLineId,
      amount: sql<number>`sum(${ledgerEntries.amount})::int`,
    })
    .from(ledgerEntries)
    .groupBy(ledgerEntries.orderLineId)
  const rows = (list: [string | null, number][]) => list.map((row) => row.join(' ')).sort()
  expect(rows(earned.map((row) => [row.lineId, row.amount])), seed).toEqual(
    rows(shipped.map((line) => [line.id, percentOf(commissionBase(line), line.commissionRateBp)])),
  )
}

const sum = (numbers: number[]) => numbers.reduce((total, n) => total + n, 0)
