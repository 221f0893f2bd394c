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
import { commissionBase, slice } from '../ledger/amounts.ts'
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
  lines: { order_line_id: string; amount: number }[]
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

type Written = { order: Pick<Order, 'chargebackLostAt'>; entries: readonly Entry[] }

/**
 * Commission of a line: what is written, and what its remaining units will add, in minor units. What is posted after a
 * chargeback was lost is taken back at once.
 */
export function commissionAmounts(line: OrderLine, { order, entries }: Written) {
  const base = slice(commissionBase(line), line.qtyShipped, unitsLeft(line), line.qtyOrdered)
  return {
    written: entries
      .filter((entry) => entry.orderLineId === line.id)
      .reduce((total, entry) => total + entry.amount, 0),
    expected: order.chargebackLostAt ? 0 : percentOf(base, line.commissionRateBp),
  }
}

/**
 * Whether a line counts for commission, and why or why not. Of units that stand at different points the least
 * advanced is named. Without `doctorId` the reader is an administrator; a doctor learns no amounts of another one.
 */
export function lineCommission(
  line: OrderLine,
  given: Written & { refunds: readonly Refund[] },
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
