import { dayMs } from '@officina/shared/dates/days'
import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import type { AdminCtx } from '../../context.ts'
import { orderLines, orders, refunds } from '../../db/schema/order.ts'
import { stock } from '../../db/schema/product.ts'
import { ledgerEntries, settlementEntries, settlements } from '../../db/schema/settlement.ts'
import { shipmentLines, shipments } from '../../db/schema/shipment.ts'
import { and, eq, inArray, ne, sql } from '../../db/sql.ts'
import { runSweeps } from '../../jobs/sweeps.ts'
import { isDeep } from '../../testing/deep.ts'
import { asAdmin, asDoctor, asPatient, makeProduct, type Person } from '../../testing/fixtures.ts'
import { useClinic } from '../../testing/harness.ts'
import { placeTestOrder } from '../../testing/orders.ts'
import { permissions } from '../admin/permissions.ts'
import { DomainError } from '../errors.ts'
import { cancelOrderAsAdmin } from '../order/cancel.ts'
import { cancelOrderLines } from '../order/cancelLines.ts'
import { recordPayment } from '../order/payments.ts'
import { refundOrder } from '../order/refund.ts'
import { releaseOrder } from '../order/release.ts'
import { putShopSetting } from '../platform/shopSettings.ts'
import { createShipment } from '../shipment/create.ts'
import { deliverShipment } from '../shipment/deliver.ts'
import { packShipment } from '../shipment/pack.ts'
import { shipShipment } from '../shipment/ship.ts'
import { pickShipment, reportException } from '../shipment/steps.ts'
import { closeSettlements } from './close.ts'
import { approveSettlement, markPaid, startPaying } from './pay.ts'
import { previousPeriod } from './period.ts'

const n = fc.nat(1_000_000)
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('place' as const), n, m: n }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('pay' as const), n, m: n }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('split' as const), n, m: n }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('ship' as const), n, m: n }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('deliver' as const), n, m: n }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('lose' as const), n, m: n }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('refund' as const), n, m: n }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cancel' as const), n, m: n }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('trim' as const), n, m: n }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('wait' as const), n, m: n }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('settle' as const), n, m: n }) },
)
type Step = { do: string; n: number; m: number }

/** A large order that is paid, shipped and paid out, so that later refunds meet a paid statement. */
const opening: Step[] = [
  { do: 'place', n: 29_000, m: 6 },
  { do: 'pay', n: 0, m: 0 },
  { do: 'ship', n: 0, m: 0 },
  { do: 'wait', n: 24, m: 0 },
  { do: 'wait', n: 9, m: 0 },
  { do: 'settle', n: 0, m: 0 },
]

let closer: AdminCtx
let payer: AdminCtx
const t = await useClinic()
beforeAll(async () => {
  closer = await ctxOf(await asAdmin(t))
  payer = await ctxOf(await asAdmin(t))
  await putShopSetting(t.ctx, 'commission.withholding', [tax(1_021)])
})

const tax = (rate_bp: number) => ({
  country: '*',
  tax_number: 'any' as const,
  rate_bp,
  name: 'Income tax',
})

const ctxOf = async (person: Person): Promise<AdminCtx> => ({
  ...t.ctx,
  actor: {
    role: 'admin',
    accountId: person.accountId,
    id: person.id,
    email: person.email,
    name: 'Test',
    adminRole: 'owner',
    permissions,
    lacksSecondFactor: false,
  },
})

it('keeps stock, orders, ledger and statements in agreement over any history', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), async (steps) => {
      t.clock.set('2026-10-02T09:00:00Z')
      const world = await begin()
      for (const each of [...opening, ...steps]) await play(world, each)
      await checkOrders(world)
      await checkLedger(world)
      await checkClosingAgain()
    }),
    // a few histories that are known to go through everything, or many new ones
    isDeep ? { numRuns: 200 } : { numRuns: 4, seed: 11 },
  )
  // The histories have really been through everything.
  const seen = await t.ctx.db.selectDistinct({ type: ledgerEntries.type }).from(ledgerEntries)
  expect(seen.map((row) => row.type).sort()).toEqual([
    'carry_over',
    'commission',
    'payout',
    'reversal',
    'withholding',
  ])
  await checkClosedStay()
}, 3_600_000)

type World = Awaited<ReturnType<typeof begin>>

async function begin() {
  const doctor = await asDoctor(t, {
    bankHolder: 'Test',
    bankName: 'Bank',
    bankNumberEnc: 'v1.x',
    bankNumberLast4: '1234',
  })
  const patient = await asPatient(t, doctor)
  const products = [await makeProduct(t, { onHand: 500 }), await makeProduct(t, { onHand: 500 })]
  return { doctor, patient, products, orderIds: [] as string[] }
}

/** Refusals are part of any history; anything else is a fault. */
async function play(world: World, each: Step): Promise<void> {
  try {
    await moves[each.do]?.(world, each)
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
  }
}

const pick = <T>(items: T[], at: number): T | undefined => items[at % items.length]

const moves: Record<string, (world: World, step: Step) => Promise<void>> = {
  async place({ patient, doctor, products, orderIds }, { n, m }) {
    const lines = products.slice(0, 1 + (n % 2)).map((product, i) => ({
      product,
      quantity: 1 + ((m + i) % 7),
      unitPrice: 1 + (n % 29_989),
      discount: m % 2 === 0 ? 0 : (n + i) % 2,
      taxRateBp: [0, 800, 1_000][m % 3] ?? 0,
      rateBp: [2_000, 1_533, 0, 3_333][n % 4] ?? 0,
    }))
    const order = await placeTestOrder(t, patient, doctor, lines)
    orderIds.push(order.id)
  },
  async pay(world, { n }) {
    const order = await loadOrder(pick(world.orderIds, n))
    if (!order) return
    await recordPayment(payer, order.id, {
      paid_on: t.clock.now().toISOString().slice(0, 10),
      reference: order.number,
      amount: order.total,
    })
    await releaseOrder(payer, order.id)
  },
  async split(world, { n, m }) {
    const order = await loadOrder(pick(world.orderIds, n))
    const line = order && pick(await linesOf(order.id), m)
    if (!line) return
    await createShipment(payer, line.orderId, {
      lines: [{ order_line_id: line.id, quantity: 1 + (m % line.qtyOrdered) }],
    })
  },
  async ship(world, { n }) {
    const parcel = pick(await parcelsOf(world, ['to_pick']), n)
    if (!parcel) return
    await pickShipment(payer, parcel.id)
    const contents = await t.rows(shipmentLines, { shipmentId: parcel.id })
    const lines = contents.map((c) => ({ shipment_line_id: c.id, lot: 'L1' }))
    await packShipment(payer, parcel.id, { lines })
    await shipShipment(payer, parcel.id, { carrier: 'ups', tracking_no: '1Z999' })
  },
  async deliver(world, { n }) {
    const parcel = pick(await parcelsOf(world, ['shipped', 'exception']), n)
    if (parcel) await deliverShipment(payer, parcel.id, {})
  },
  async lose(world, { n }) {
    const parcel = pick(await parcelsOf(world, ['shipped']), n)
    if (parcel) await reportException(payer, parcel.id, { code: 'lost' })
  },
  async refund(world, { n, m }) {
    const order = await loadOrder(pick(world.orderIds, n))
    const line = order && pick(await linesOf(order.id), m)
    if (!line) return
    const left = line.lineTotal - line.refunded
    const amount = m % 3 === 0 ? left : m % (left + 1)
    await refundOrder(payer, line.orderId, {
      lines: [{ orderLineId: line.id, quantity: n % (line.qtyOrdered + 1), amount }],
      shippingAmount: m % 5 === 0 ? 100 : 0,
      reason: 'test',
      restock: n % 2 === 0,
      bearer: m % 4 === 0 ? 'platform' : 'doctor',
    })
  },
  async cancel(world, { n }) {
    const id = pick(world.orderIds, n)
    if (id) await cancelOrderAsAdmin(payer, id, { reason: 'test' })
  },
  async trim(world, { n, m }) {
    const order = await loadOrder(pick(world.orderIds, n))
    const lines = order ? await linesOf(order.id) : []
    const line = pick(lines, m)
    if (!order || !line) return
    await cancelOrderLines(payer, order.id, {
      order_line_ids: [line.id],
      reason: 'test',
      restock: true,
      expected_total: order.total - line.lineTotal,
      revision: order.revision,
    })
  },
  async wait(_world, { n }) {
    t.clock.advance((1 + (n % 25)) * dayMs)
    await runSweeps(t.ctx)
  },
  async settle({ doctor }, { n }) {
    const { name } = previousPeriod(t.clock.now(), 'UTC')
    const shown = await closeSettlements(closer, { period: name, dry_run: true })
    const done = await closeSettlements(closer, { period: name, dry_run: false })
    expect({ ...done, dry_run: true }).toEqual(shown)
    const rows = await t.rows(settlements, { doctorId: doctor.id, status: 'closed' })
    for (const { id } of n % 2 === 0 ? rows : []) {
      await approveSettlement(payer, id)
      await startPaying(payer, id)
      const paidOn = t.clock.now().toISOString().slice(0, 10)
      await markPaid(payer, id, { paid_on: paidOn, reference: 'T' })
    }
  },
}

const loadOrder = async (id: string | undefined) => (id ? t.row(orders, id) : undefined)

const linesOf = (orderId: string) => t.rows(orderLines, { orderId }, orderLines.position)

const parcelsOf = (world: World, states: (typeof shipments.$inferSelect)['status'][]) =>
  t.rows(
    shipments,
    and(inArray(shipments.orderId, world.orderIds), inArray(shipments.status, states)),
  )

/** Orders and refunds add up; every unit is on the shelf, promised, or gone. */
async function checkOrders(world: World): Promise<void> {
  const lines = await t.rows(orderLines, inArray(orderLines.orderId, world.orderIds))
  for (const id of world.orderIds) {
    const order = await loadOrder(id)
    const mine = lines.filter((line) => line.orderId === id)
    const given = await t.rows(refunds, { orderId: id })
    expect(sum(mine.map((line) => line.lineTotal)) + (order?.shipping ?? 0)).toBe(order?.total)
    expect(sum(given.map((row) => row.amount))).toBe(order?.refunded)
    expect(
      sum(mine.map((line) => line.refunded)) + sum(given.map((row) => row.shippingAmount)),
    ).toBe(order?.refunded)
  }
  for (const { variantId } of world.products) {
    const shelf = await t.row(stock, { variantId })
    const mine = lines.filter((line) => line.variantId === variantId)
    const gone = sum(mine.map((line) => line.qtyShipped - line.qtyReturned))
    const promised = sum(mine.map((l) => l.qtyOrdered - l.qtyShipped - l.qtyCancelled))
    expect(shelf).toMatchObject({ onHand: 500 - gone, reserved: promised })
  }
}

/** The ledger is what the lines have earned, and every amount of it is on one statement or waits for one. */
async function checkLedger(world: World): Promise<void> {
  const rows = await t.ctx.db
    .select({ entry: ledgerEntries, settlementId: settlementEntries.settlementId })
    .from(ledgerEntries)
    .leftJoin(settlementEntries, eq(settlementEntries.entryId, ledgerEntries.id))
    .where(eq(ledgerEntries.doctorId, world.doctor.id))
  const statements = await t.rows(settlements, { doctorId: world.doctor.id })
  const total = sum(rows.map((row) => row.entry.amount))
  const waiting = sum(rows.filter((row) => !row.settlementId).map((row) => row.entry.amount))
  const owed = statements.filter((s) => ['open', 'closed', 'approved', 'paying'].includes(s.status))
  const gross = (s: typeof settlements.$inferSelect) => s.net + s.withholding
  expect(total).toBe(sum(owed.map(gross)) + waiting)
  const done = statements.filter((s) => s.status === 'paid')
  const paid = sum(done.map(gross))
  const posted = (type: string) =>
    -sum(rows.filter((row) => row.entry.type === type).map((row) => row.entry.amount))
  expect(posted('payout')).toBe(sum(done.map((s) => s.net)))
  expect(posted('withholding')).toBe(sum(done.map((s) => s.withholding)))
  for (const s of statements) {
    expect(gross(s)).toBe(s.commission + s.adjustments + s.carriedIn)
    const isTaxed = s.status !== 'carried_over' && gross(s) > 0
    expect(s.withholding).toBe(isTaxed ? Math.floor((gross(s) * 1_021 + 5_000) / 10_000) : 0)
  }
  const earned = sum(
    rows
      .filter((r) => ['commission', 'reversal'].includes(r.entry.type))
      .map((r) => r.entry.amount),
  )
  expect(total).toBe(earned - paid)
  for (const line of await t.rows(orderLines, inArray(orderLines.orderId, world.orderIds))) {
    const mine = rows.filter((row) => row.entry.orderLineId === line.id).map((row) => row.entry)
    const base = sum(mine.map((entry) => entry.base))
    const amount = sum(mine.map((entry) => entry.amount))
    const whole = ((line.lineTotal - line.tax) * line.qtyShipped) / line.qtyOrdered
    expect(base).toBeGreaterThanOrEqual(0)
    expect(base).toBeLessThanOrEqual(Math.ceil(whole))
    expect(Math.abs(amount - (base * line.commissionRateBp) / 10_000)).toBeLessThanOrEqual(
      mine.length,
    )
    const isDoctors = (await refundsOf(line)).some((refund) => refund.bearer === 'doctor')
    if (!isDoctors) expect(base).toBe(Math.floor(whole + 0.5))
    if (base === 0) expect(amount).toBe(0)
  }
}

const refundsOf = async (line: typeof orderLines.$inferSelect) =>
  (await t.rows(refunds, { orderId: line.orderId })).filter((refund) =>
    refund.lines.some((part) => part.order_line_id === line.id),
  )

/** Another tax counts for statements that are still open, and for no other. */
async function checkClosedStay(): Promise<void> {
  const closed = () => t.rows(settlements, ne(settlements.status, 'open'))
  const before = await closed()
  expect(before.some((s) => s.withholding > 0)).toBe(true)
  await putShopSetting(t.ctx, 'commission.withholding', [tax(3_000)])
  await runSweeps(t.ctx)
  expect(await closed()).toEqual(before)
}

async function checkClosingAgain(): Promise<void> {
  const { name } = previousPeriod(t.clock.now(), 'UTC')
  await closeSettlements(closer, { period: name, dry_run: false })
  const state = () => t.rows(settlements)
  const count = () => t.ctx.db.select({ n: sql<number>`count(*)::int` }).from(ledgerEntries)
  const before = [await state(), await count()]
  expect((await closeSettlements(closer, { period: name, dry_run: false })).rows).toEqual([])
  await runSweeps(t.ctx)
  expect([await state(), await count()]).toEqual(before)
}

const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0)
