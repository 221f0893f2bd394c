import { addDays, dateIn } from '@officina/shared/dates/days'
import { startOfDay } from '@officina/shared/dates/zoned'
import { commissionBase, cumulative, slice } from '../../../entities/ledger/amounts.ts'
import { percentOf } from '../../../entities/money.ts'
import type { ShopSettings } from '../../../entities/platform/shopSettings.ts'
import { type Period, periodOf } from '../../../entities/settlement/period.ts'
import type { DraftLine, Parcel } from './orderDraft.ts'
import { daysAfter, hoursAfter, type Row, type World } from './world.ts'

export type Entry = Row<'ledgerEntries'>

/** The commission of units that ship. */
export function earnCommission(
  world: World,
  settings: ShopSettings,
  { parcel, line, quantity, at }: { parcel: Parcel; line: DraftLine; quantity: number; at: Date },
): void {
  const facts = { lineTotal: line.lineTotal, tax: line.tax }
  const base = slice(commissionBase(facts), line.qtyShipped ?? 0, quantity, line.qtyOrdered)
  if (base <= 0) return
  world.make('ledgerEntries', at, {
    doctorId: line.doctorId,
    orderId: line.orderId,
    orderLineId: line.id,
    shipmentId: parcel.id,
    type: 'commission',
    base,
    rateBp: line.commissionRateBp,
    amount: percentOf(base, line.commissionRateBp),
    currency: world.settings.currency,
    occurredAt: at,
    eligibleAt: daysAfter(at, settings['commission.days_after_shipping']),
    dedupeKey: `commission:${parcel.id}:${line.id}`,
  })
}

/** Takes back the part of a line's commission that a refund of shipped goods leaves without a base. */
export function reverseCommission(
  world: World,
  settings: ShopSettings,
  {
    line,
    refunded,
    refundId,
    reason,
    at,
  }: { line: DraftLine; refunded: number; refundId: string; reason: string; at: Date },
): void {
  const commission = world.rows.ledgerEntries.find(
    (entry) => entry.type === 'commission' && entry.orderLineId === line.id,
  )
  if (!commission || refunded === 0) return
  const shippedValue = cumulative(line.lineTotal, line.qtyShipped ?? 0, line.qtyOrdered)
  const base =
    refunded >= shippedValue ? commission.base : cumulative(commission.base, refunded, shippedValue)
  const locked = at >= closingOf(periodAt(world, dueAt(world, settings, commission)), settings)
  world.make('ledgerEntries', at, {
    doctorId: line.doctorId,
    orderId: line.orderId,
    orderLineId: line.id,
    refundId,
    reversesId: commission.id,
    type: 'reversal',
    base: -base,
    rateBp: commission.rateBp,
    amount: -cumulative(commission.amount, base, commission.base),
    currency: world.settings.currency,
    occurredAt: at,
    reason,
    dedupeKey: `reversal:${commission.id}:${base}`,
    ...(locked
      ? { eligibleAt: at }
      : { eligibleAt: commission.eligibleAt, shipmentId: commission.shipmentId }),
  })
}

/** When an entry may be paid out: as written, or earlier when its parcel was delivered early. */
export function dueAt(world: World, settings: ShopSettings, entry: Entry): Date {
  const written = entry.eligibleAt as Date
  const parcel = world.rows.shipments.find((shipment) => shipment.id === entry.shipmentId)
  if (!parcel?.deliveredAt) return written
  const early = daysAfter(parcel.deliveredAt, settings['commission.days_after_delivery'])
  return early < written ? early : written
}

const periodAt = (world: World, at: Date): Period =>
  periodOf(dateIn(at, world.settings.timeZone).slice(0, 7), world.settings.timeZone)

/** The night in which the statements of a period are closed. */
export const closingOf = (period: Period, settings: ShopSettings): Date =>
  hoursAfter(daysAfter(period.over, settings['settlement.close_day']), 3)

/** The calendar months from the first entry to the last one that is closed by today. */
export function closedPeriods(world: World, settings: ShopSettings): Period[] {
  const { timeZone } = world.settings
  const times = world.rows.ledgerEntries.map((entry) => entry.occurredAt.getTime())
  if (times.length === 0) return []
  let period = periodAt(world, new Date(Math.min(...times)))
  const periods: Period[] = []
  while (closingOf(period, settings) < world.midnight) {
    periods.push(period)
    period = periodAt(world, startOfDay(addDays(period.end, 1), timeZone))
  }
  return periods
}
