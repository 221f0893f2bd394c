import type { components } from '@officina/openapi/schema'
import { dayMs } from '@officina/shared/dates/days'
import { isCredited } from '@officina/shared/receipts'
import { rowsOf } from '../../db/rowsOf.ts'
import { orderLines, orders, type refunds } from '../../db/schema/order.ts'
import { returns } from '../../db/schema/return.ts'
import {
  ledgerEntries,
  settlementEntries,
  type settlementStatuses,
  settlements,
} from '../../db/schema/settlement.ts'
import { shipments } from '../../db/schema/shipment.ts'
import { type SQL, sql } from '../../db/sql.ts'
import { commissionBase, cumulative, slice } from '../ledger/amounts.ts'
import { percentOf } from '../money.ts'
import type { ShopSettings } from '../platform/shopSettings.ts'
import { type Order, type OrderLine, unitsLeft } from './load.ts'

type LineCommission = components['schemas']['OrderLineCommission']

type Entry = typeof ledgerEntries.$inferSelect & {
  statement: string | null
  statementStatus: (typeof settlementStatuses)[number] | null
  deliveredAt: string | null
  hasProblem: boolean
  /** The order has a chargeback. */
  chargeback: boolean
  /** A return of the line waits for its goods or its refund. */
  comesBack: boolean
}

type Refund = {
  bearer: 'doctor' | 'platform'
  state: typeof refunds.$inferSelect.state
  lines: { order_line_id: string; amount: number; shipped_amount?: number }[]
}

/** The ledger of an order's lines, as a value of a prepared statement, with the statement and parcel of each entry. */
export const entriesOf = (orderId: SQL | ReturnType<typeof sql.placeholder>) =>
  rowsOf<typeof ledgerEntries, Omit<Entry, keyof typeof ledgerEntries.$inferSelect>>(
    ledgerEntries,
    sql`join ${orderLines} on ${orderLines.id} = ${ledgerEntries.orderLineId}
      join ${orders} on ${orders.id} = ${orderLines.orderId}
      left join ${settlementEntries} on ${settlementEntries.entryId} = ${ledgerEntries.id}
      left join ${settlements} on ${settlements.id} = ${settlementEntries.settlementId}
      left join ${shipments} on ${shipments.id} = ${ledgerEntries.shipmentId}
      where ${orderLines.orderId} = ${orderId}`,
    {
      statement: sql`${settlements.number}`,
      statementStatus: sql`${settlements.status}`,
      deliveredAt: sql`${shipments.deliveredAt}`,
      hasProblem: sql`coalesce(${shipments.status} = 'exception', false)`,
      chargeback: sql`'chargeback' = any(${orders.flags})`,
      comesBack: sql`exists (select 1 from ${returns}, jsonb_array_elements(${returns.lines}) part
        where ${returns.orderId} = ${orders.id} and ${returns.status} in ('requested', 'approved', 'received')
          and part->>'order_line_id' = ${orderLines.id}::text)`,
    },
  )

type Given<E> = {
  order: Pick<Order, 'chargebackLostAt'>
  entries: readonly E[]
  refunds: readonly Refund[]
}
type Written = Pick<Entry, 'orderLineId' | 'type' | 'base' | 'amount'>

/**
 * Commission of a line: what is written, and what its remaining units will add, in minor units. As they ship, what was
 * refunded of them before at the doctor's cost is taken back at once, and all of it after a chargeback was lost.
 */
export function commissionAmounts(line: OrderLine, { order, ...given }: Given<Written>) {
  const entries = given.entries.filter((entry) => entry.orderLineId === line.id)
  const base = slice(commissionBase(line), line.qtyShipped, unitsLeft(line), line.qtyOrdered)
  const amount = percentOf(base, line.commissionRateBp)
  const back = cumulative(amount, takenBack(line, { ...given, entries, base }), base)
  return {
    written: sum(entries.map((entry) => entry.amount)),
    expected: order.chargebackLostAt ? 0 : amount - back,
  }
}

/** What will be taken back of `base` once it is written, as `reverseCommission` counts it. */
function takenBack(
  line: OrderLine,
  { entries, refunds, base }: Omit<Given<Written>, 'order'> & { base: number },
): number {
  const refunded = sum(
    refunds
      .filter(({ bearer }) => bearer === 'doctor')
      .flatMap(({ lines }) => lines.filter((part) => part.order_line_id === line.id))
      .map((part) => part.shipped_amount ?? 0),
  )
  const basesOf = (type: Written['type']) =>
    sum(entries.filter((entry) => entry.type === type).map((entry) => entry.base))
  const whole = basesOf('commission') + base
  const sold = cumulative(line.lineTotal, line.qtyOrdered - line.qtyCancelled, line.qtyOrdered)
  const target = refunded >= sold ? whole : cumulative(whole, refunded, sold)
  return Math.min(base, Math.max(0, target + basesOf('reversal')))
}

/**
 * Whether a line counts for commission, and why or why not. Of units that stand at different points the least
 * advanced is named. Without `doctorId` the reader is an administrator; a doctor learns no amounts of another one.
 */
export function lineCommission(
  line: OrderLine,
  given: Given<Entry>,
  at: { now: Date; rules: Pick<ShopSettings, 'commission.days_after_delivery'>; doctorId?: string },
): LineCommission {
  if (at.doctorId && line.doctorId !== at.doctorId) return { ...nothing, reason: 'other_doctor' }
  const entries = given.entries.filter((entry) => entry.orderLineId === line.id)
  const { written, expected } = commissionAmounts(line, given)
  const free = entries.filter((entry) => entry.statement === null)
  const waiting = free.map((entry) => readyAt(entry, at.rules)).filter((ready) => ready > at.now)
  const unpaid = entries.find((entry) => entry.statement && entry.statementStatus !== 'paid')
  const mine = given.refunds.filter(({ lines }) =>
    lines.some((part) => part.order_line_id === line.id),
  )
  const said = {
    ...nothing,
    amount: written + expected,
    rate_bp: line.commissionRateBp,
    covered_by_platform: mine.some(({ bearer }) => bearer === 'platform'),
  }
  if (line.commissionRateBp === 0) return { ...said, reason: 'zero_rate' }
  if (commissionBase(line) === 0) return { ...said, reason: 'nothing_charged' }
  const isCancelled = entries.length === 0 && unitsLeft(line) === 0
  if (isCancelled) return { ...said, reason: 'cancelled' }
  if (given.order.chargebackLostAt) return { ...said, reason: 'chargeback_lost' }
  if (entries.length === 0) return { ...said, reason: 'not_shipped' }
  if (written === 0 && expected === 0)
    return { ...said, reason: isCredited(mine) ? 'nothing_charged' : 'refunded' }
  if (free.some((entry) => entry.hasProblem)) return { ...said, reason: 'delivery_problem' }
  if (free.some(({ chargeback }) => chargeback)) return { ...said, reason: 'chargeback' }
  if (free.some(({ comesBack }) => comesBack)) return { ...said, reason: 'return' }
  if (waiting.length > 0) {
    const last = new Date(Math.max(...waiting.map(Number)))
    return { ...said, reason: 'pending', ready_on: last.toISOString() }
  }
  if (free.length > 0) return { ...said, reason: 'ready' }
  if (unpaid) return { ...said, reason: 'on_statement', statement: unpaid.statement }
  return { ...said, reason: 'paid', statement: entries.at(-1)?.statement ?? null }
}

const sum = (numbers: number[]) => numbers.reduce((total, n) => total + n, 0)

const nothing = {
  amount: 0,
  rate_bp: 0,
  ready_on: null,
  statement: null,
  covered_by_platform: false,
} as const

/** The date written at shipping, or earlier when the parcel was delivered. */
function readyAt(entry: Entry, rules: Pick<ShopSettings, 'commission.days_after_delivery'>): Date {
  const written = entry.eligibleAt ?? entry.occurredAt
  if (!entry.deliveredAt) return written
  const days = rules['commission.days_after_delivery'] * dayMs
  return new Date(Math.min(written.getTime(), new Date(entry.deliveredAt).getTime() + days))
}
