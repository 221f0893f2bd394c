import { dayMs } from '@officina/shared/dates/days'
import {
  cumulative,
  type Line,
  type Maybe,
  percentOf,
  type Refund,
  type Shop,
  slice,
  sum,
  unitsLeft,
} from '../order.ts'
import type { AdminLine, AdminOrder, Entry } from './row.ts'

/** What a line has earned and will earn, and where that stands. */
export function commissionOf(row: AdminOrder, line: AdminLine, shop: Shop, now: number) {
  const { chargeback_lost_at: isLost } = row
  const entries = (row.entries ?? []).filter((entry) => entry.order_line_id === line.id)
  const refunds = (row.refunds ?? []).filter(({ lines }) =>
    lines.some((part) => part.order_line_id === line.id),
  )
  const rate = line.commission_rate_bp
  const left = unitsLeft(line)
  const base = slice(line.line_total - line.tax, line.qty_shipped, left, line.qty_ordered)
  const amount = percentOf(base, rate)
  const written = sum(entries.map((entry) => entry.amount))
  const expected =
    isLost || amount === 0
      ? 0
      : amount - cumulative(amount, takenBack(line, entries, refunds, base), base)
  const said = (reason: string, more: { ready_on?: string; statement?: Maybe } = {}) => ({
    commission: {
      reason,
      amount: written + expected,
      rate_bp: rate,
      ready_on: more.ready_on ?? null,
      statement: more.statement ?? null,
      covered_by_platform: refunds.some(({ bearer }) => bearer === 'platform'),
    },
    commission_written: written,
    commission_expected: expected,
  })
  if (rate === 0) return said('zero_rate')
  if (line.line_total === line.tax) return said('nothing_charged')
  if (entries.length === 0 && left === 0) return said('cancelled')
  if (isLost) return said('chargeback_lost')
  if (entries.length === 0) return said('not_shipped')
  if (written === 0 && expected === 0) {
    const isCredited = refunds.length > 0 && refunds.every(({ state }) => state === 'credited')
    return said(isCredited ? 'nothing_charged' : 'refunded')
  }
  const free = entries.filter((entry) => entry.statement === null)
  if (free.some((entry) => entry.parcel_status === 'exception')) return said('delivery_problem')
  if (free.length > 0 && row.flags.includes('chargeback')) return said('chargeback')
  if (free.length > 0 && comesBack(row, line)) return said('return')
  const days = shop.settings['commission.days_after_delivery'] * dayMs
  const ready = free.map((entry) => {
    const at = Date.parse(entry.ready_at)
    return entry.delivered_at ? Math.min(at, Date.parse(entry.delivered_at) + days) : at
  })
  const last = Math.max(...ready)
  if (last > now) return said('pending', { ready_on: new Date(last).toISOString() })
  if (free.length > 0) return said('ready')
  const unpaid = entries.find((entry) => entry.statement && entry.statement_status !== 'paid')
  if (unpaid) return said('on_statement', { statement: unpaid.statement })
  return said('paid', { statement: entries.at(-1)?.statement ?? null })
}

const comesBack = ({ returns }: AdminOrder, { id }: Line) =>
  (returns ?? []).some(
    ({ status, lines }) =>
      ['requested', 'approved', 'received'].includes(status) &&
      lines.some((part) => part.order_line_id === id),
  )

/** What of `base` goes back at once: refunds at the doctor's cost, of units that had not left. */
function takenBack(line: Line, entries: Entry[], refunds: Refund[], base: number): number {
  const refunded = sum(
    refunds
      .filter(({ bearer }) => bearer === 'doctor')
      .flatMap(({ lines }) => lines.filter((part) => part.order_line_id === line.id))
      .map((part) => part.shipped_amount ?? 0),
  )
  const basesOf = (type: string) =>
    sum(entries.filter((entry) => entry.type === type).map((entry) => entry.base))
  const whole = basesOf('commission') + base
  const sold = cumulative(line.line_total, line.qty_ordered - line.qty_cancelled, line.qty_ordered)
  const target = refunded >= sold ? whole : cumulative(whole, refunded, sold)
  return Math.min(base, Math.max(0, target + basesOf('reversal')))
}
