import { dayMs as day } from '@officina/shared/dates/days'
import { expect, it } from 'vitest'
import { systemCtx } from '../../context.ts'
import { doctors } from '../../db/schema/doctor.ts'
import { orderLines, orders, refunds } from '../../db/schema/order.ts'
import { returns } from '../../db/schema/return.ts'
import { ledgerEntries, settlements } from '../../db/schema/settlement.ts'
import { shipmentLines, shipments } from '../../db/schema/shipment.ts'
import { seedDemo } from '../../db/seed/demo.ts'
import { and, eq, inArray } from '../../db/sql.ts'
import { asAdmin } from '../../testing/fixtures.ts'
import { useClinic } from '../../testing/harness.ts'
import { closeSettlements } from './close.ts'
import { openSettlements } from './open.ts'

const t = await useClinic()
await seedDemo({ ownerUrl: t.ownerUrl, config: t.ctx.config, now: t.clock.now() })

it('closes the demo month to the amounts that orders and refunds alone lead to', async () => {
  const kept = await refundAtPlatformsCost()
  t.clock.set('2026-12-05T09:00:00Z')
  const ctx = systemCtx(t.app.ports)
  // what is still open from before is closed first, as the months followed each other
  await closeSettlements(ctx, { period: '2026-10', dry_run: false })
  await openSettlements(ctx)
  const shown = await closeSettlements(ctx, { period: '2026-11', dry_run: true })
  const done = await closeSettlements(ctx, { period: '2026-11', dry_run: false })
  expect({ ...done, dry_run: true }).toEqual(shown)
  expect(done.rows.length).toBeGreaterThan(3)
  expect(done.rows.some((row) => row.outcome === 'closed')).toBe(true)

  const expected = await recompute(new Date('2026-12-01T00:00:00Z'))
  const named = await ctx.db.select().from(doctors)
  for (const doctor of named) {
    const statements = await ctx.db
      .select()
      .from(settlements)
      .where(eq(settlements.doctorId, doctor.id))
    const owed = statements
      .filter((s) => ['closed', 'approved', 'paying', 'failed'].includes(s.status))
      .reduce((total, s) => total + s.net, 0)
    // what the last statement carried on is owed with the next one
    const last = statements.sort((a, b) => (a.periodStart < b.periodStart ? 1 : -1))[0]
    const waiting = last?.status === 'carried_over' ? last.net : 0
    expect([doctor.number, owed + waiting]).toEqual([doctor.number, expected.get(doctor.id) ?? 0])
  }

  const reversed = await ctx.db
    .select()
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.orderLineId, kept), eq(ledgerEntries.type, 'reversal')))
  expect(reversed).toEqual([])

  const state = () => ctx.db.select().from(settlements).orderBy(settlements.id)
  const before = await state()
  const entries = (await ctx.db.select().from(ledgerEntries)).length
  expect((await closeSettlements(ctx, { period: '2026-11', dry_run: false })).rows).toEqual([])
  expect(await state()).toEqual(before)
  expect((await ctx.db.select().from(ledgerEntries)).length).toBe(entries)
})

/** A shipped line of the demo month that the platform gives back at its own cost. Answers the line's id. */
async function refundAtPlatformsCost(): Promise<string> {
  const db = t.ctx.db
  const [line] = await db
    .select({ id: orderLines.id, orderId: orderLines.orderId, amount: orderLines.lineTotal })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(ledgerEntries, eq(ledgerEntries.orderLineId, orderLines.id))
    .where(and(eq(orders.paymentState, 'paid'), eq(orderLines.refunded, 0)))
    .orderBy(orders.placedAt)
    .limit(1)
  if (!line) throw new Error('the demo has no paid line that was shipped')
  const admin = await asAdmin(t)
  const path = `/api/admin/orders/${line.orderId}/refund`
  const body = {
    lines: [{ order_line_id: line.id, quantity: 0, amount: line.amount }],
    shipping_amount: 0,
    reason: 'Our mistake',
    restock: false,
    bearer: 'platform',
  }
  expect((await admin.browser.post(path, body)).status).toBe(200)
  return line.id
}

/**
 * What each doctor is owed for goods whose waiting time ended before `over`: worked out from parcels, order
 * lines and refunds, plus corrections by hand, less what was paid. Reads no commission entry.
 */
async function recompute(over: Date): Promise<Map<string, number>> {
  const db = t.ctx.db
  const owed = new Map<string, number>()
  const add = (doctorId: string, amount: number) =>
    owed.set(doctorId, (owed.get(doctorId) ?? 0) + amount)
  const parcels = (await db.select().from(shipments)).filter((p) => p.shippedAt && !p.reshipmentOf)
  const contents = await db
    .select()
    .from(shipmentLines)
    .where(
      inArray(
        shipmentLines.shipmentId,
        parcels.map((p) => p.id),
      ),
    )
  const given = await db.select().from(refunds)
  const comesBack = (await db.select().from(returns))
    .filter(({ status }) => ['requested', 'approved', 'received'].includes(status))
    .flatMap(({ lines }) => lines.map((line) => line.order_line_id))
  expect(comesBack).not.toEqual([])
  for (const line of await db.select().from(orderLines)) {
    // nothing is paid for what may be refunded
    if (comesBack.includes(line.id)) continue
    const sent = parcels
      .flatMap((parcel) => {
        const part = contents.find((c) => c.shipmentId === parcel.id && c.orderLineId === line.id)
        return part ? [{ parcel, quantity: part.quantity }] : []
      })
      .sort((a, b) => Number(a.parcel.shippedAt) - Number(b.parcel.shippedAt))
    const whole = line.lineTotal - line.tax
    let units = 0
    const earned = sent.map(({ parcel, quantity }) => {
      const from = share(whole, units, line.qtyOrdered)
      units += quantity
      const base = share(whole, units, line.qtyOrdered) - from
      const amount = Math.round((base * line.commissionRateBp) / 10_000)
      return { parcel, base, left: base, amount }
    })
    const refunded = given
      // what the platform bears takes nothing from the doctor
      .filter((refund) => refund.bearer === 'doctor')
      .flatMap((refund) => refund.lines)
      .filter((part) => part.order_line_id === line.id)
      .reduce((total, part) => total + (part.shipped_amount ?? 0), 0)
    const value = share(line.lineTotal, units, line.qtyOrdered)
    const base = earned.reduce((total, e) => total + e.base, 0)
    let back = refunded >= value ? base : share(base, refunded, value)
    for (const entry of [...earned].reverse()) {
      const taken = Math.min(back, entry.left)
      entry.left -= taken
      back -= taken
    }
    for (const { parcel, base, left, amount } of earned) {
      if (parcel.status === 'exception' || base === 0) continue
      const shipped = Number(parcel.shippedAt) + 21 * day
      const delivered = parcel.deliveredAt ? Number(parcel.deliveredAt) + 14 * day : shipped
      if (Math.min(shipped, delivered) < over.getTime())
        add(line.doctorId, amount - share(amount, base - left, base))
    }
  }
  for (const entry of await db.select().from(ledgerEntries))
    if (['adjustment', 'bonus', 'payout', 'payout_failed', 'withholding'].includes(entry.type))
      add(entry.doctorId, entry.amount)
  return owed
}

const share = (whole: number, count: number, of: number) =>
  of === 0 ? 0 : Math.floor((whole * count) / of + 0.5)
