import { index, integer, pgTable, primaryKey, sql, uniqueIndex, uuid } from '../sql.ts'
import { at, bounds, id, idOf, money, newest, revision, stamps } from './columns.ts'
import { companySnapshot, personal, technical } from './dataClass.ts'

export const settlementStatuses = [
  'open',
  'closed',
  'approved',
  'paying',
  'paid',
  'failed',
  'carried_over',
  'void',
] as const

/** An account as the bank is told it. */
export type PayeeAccount = Record<
  'holder' | 'country' | 'bank' | 'bank_code' | 'branch' | 'branch_code' | 'kind' | 'number_enc',
  string | null
>

export const settlements = pgTable(
  'settlements',
  {
    id: id(),
    number: technical.text('number').notNull().unique(),
    doctorId: uuid('doctor_id').notNull(),
    periodStart: technical.date('period_start', { mode: 'string' }).notNull(),
    periodEnd: technical.date('period_end', { mode: 'string' }).notNull(),
    status: technical.text('status', { enum: settlementStatuses }).notNull(),
    currency: technical.text('currency').notNull(),
    orderCount: integer('order_count').notNull().default(0),
    grossBase: money('gross_base').notNull().default(0),
    commission: money('commission').notNull().default(0),
    adjustments: money('adjustments').notNull().default(0),
    carriedIn: money('carried_in').notNull().default(0),
    carriedOut: money('carried_out').notNull().default(0),
    withholding: money('withholding').notNull().default(0),
    withholdingName: technical.text('withholding_name'),
    net: money('net').notNull().default(0),
    carryReason: technical.text('carry_reason'),
    /** Why it was paid although it is below the minimum. */
    minimumWaived: technical.text('minimum_waived', { enum: ['year_end', 'account_closed'] }),
    /** The end of the first month of an unbroken row of statements below zero. */
    negativeSince: technical.date('negative_since', { mode: 'string' }),
    /** Who pays, as on the day of closing. */
    companySnapshot: companySnapshot(),
    bankSnapshotMasked: technical
      .jsonb('bank_snapshot_masked')
      .$type<Record<string, string> | null>(),
    /** The account that the transfer goes to, as long as it is being paid; its number stays encrypted. */
    bankAccount: personal.jsonb('bank_account').$type<PayeeAccount | null>(),
    closedAt: at('closed_at'),
    closedBy: uuid('closed_by'),
    approvedAt: at('approved_at'),
    approvedBy: uuid('approved_by'),
    payOn: technical.date('pay_on', { mode: 'string' }),
    paidAt: at('paid_at'),
    paidBy: uuid('paid_by'),
    paymentRef: technical.text('payment_ref'),
    failedReason: technical.text('failed_reason'),
    reopenedAt: at('reopened_at'),
    voidRequestedBy: uuid('void_requested_by'),
    voidRequestedAt: at('void_requested_at'),
    voidReason: technical.text('void_reason'),
    /** Of one that is void: the statement that has its lines now. */
    replacedBy: uuid('replaced_by'),
    revision: revision(),
    ...stamps(),
  },
  (t) => [
    bounds('settlements', { zero: [t.orderCount, t.withholding] }),
    uniqueIndex('settlements_period')
      .on(t.doctorId, t.periodStart)
      .where(sql`${t.status} <> 'void'`),
    index('settlements_number_search').using('gin', sql`${t.number} gin_trgm_ops`),
    index('settlements_payment_ref_search').using('gin', sql`${t.paymentRef} gin_trgm_ops`),
    index('settlements_list').on(newest(t.periodStart), newest(t.id)),
    index('settlements_doctor').on(t.doctorId, newest(t.periodStart), newest(t.id)),
    index('settlements_void_requested')
      .on(t.voidRequestedAt)
      .where(sql`${t.voidRequestedAt} is not null`),
    index('settlements_negative').on(t.negativeSince).where(sql`${t.negativeSince} is not null`),
    index('settlements_status').on(t.status, newest(t.periodStart), newest(t.id)),
    index('settlements_replaced').on(t.replacedBy).where(sql`${t.replacedBy} is not null`),
    index('settlements_overdue')
      .on(t.payOn)
      .where(sql`${t.status} in ('closed', 'approved', 'paying', 'failed')`),
  ],
)

/**
 * The highest number that was given to a kind of document whose numbers have no gaps: unlike a sequence it goes back
 * with a transaction that is taken back.
 */
export const numberCounters = pgTable(
  'number_counters',
  {
    kind: technical.text('kind', { enum: ['settlement'] }).primaryKey(),
    last: integer('last').notNull(),
  },
  (t) => [bounds('number_counters', { zero: [t.last] })],
)

/** Append-only: a correction is a new row. The balance of a doctor is the sum of `amount`. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: id(),
    doctorId: uuid('doctor_id').notNull(),
    orderId: uuid('order_id'),
    orderLineId: uuid('order_line_id'),
    shipmentId: uuid('shipment_id'),
    refundId: uuid('refund_id'),
    reversesId: uuid('reverses_id'),
    type: technical
      .text('type', {
        enum: [
          'commission',
          'reversal',
          'adjustment',
          'carry_over',
          'bonus',
          'payout',
          'payout_failed',
          'withholding',
        ],
      })
      .notNull(),
    base: money('base').notNull(),
    rateBp: integer('rate_bp').notNull(),
    amount: money('amount').notNull(),
    currency: technical.text('currency').notNull(),
    occurredAt: at('occurred_at').notNull(),
    eligibleAt: at('eligible_at'),
    reason: technical.text('reason'),
    createdBy: uuid('created_by'),
    createdAt: at('created_at').notNull(),
    dedupeKey: technical.text('dedupe_key').notNull().unique(),
  },
  (t) => [
    bounds('ledger_entries', { rate: [t.rateBp] }),
    index('ledger_doctor').on(t.doctorId, t.occurredAt),
    index('ledger_occurred').on(t.occurredAt),
    index('ledger_line').on(t.orderLineId),
    index('ledger_order').on(t.orderId),
    index('ledger_shipment').on(t.shipmentId),
    index('ledger_eligible').on(t.doctorId, t.eligibleAt),
  ],
)

/** Which settlement an entry is in. Apart from the ledger, so that the ledger itself never changes. */
export const settlementEntries = pgTable(
  'settlement_entries',
  {
    entryId: uuid('entry_id')
      .primaryKey()
      .references(() => ledgerEntries.id),
    settlementId: idOf('settlement_id', () => settlements.id),
    doctorId: uuid('doctor_id').notNull(),
    eligibleAt: at('eligible_at').notNull(),
    rule: technical.text('rule', { enum: ['delivered', 'shipped', 'at_once'] }).notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [index('settlement_entries_settlement').on(t.settlementId)],
)

/** An entry that was taken off a statement by hand; no statement that begins before `notBefore` takes it. */
export const settlementDeferrals = pgTable(
  'settlement_deferrals',
  {
    entryId: idOf('entry_id', () => ledgerEntries.id),
    doctorId: uuid('doctor_id').notNull(),
    settlementId: idOf('settlement_id', () => settlements.id),
    notBefore: technical.date('not_before', { mode: 'string' }).notNull(),
    reason: technical.text('reason').notNull(),
    createdBy: uuid('created_by').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.entryId, t.doctorId] })],
)

/** A doctor's dispute of one line of a statement, and the answer to it. */
export const settlementDisputes = pgTable(
  'settlement_disputes',
  {
    id: id(),
    doctorId: uuid('doctor_id').notNull(),
    settlementId: idOf('settlement_id', () => settlements.id),
    entryId: idOf('entry_id', () => ledgerEntries.id),
    message: technical.text('message').notNull(),
    status: technical
      .text('status', { enum: ['open', 'accepted', 'declined', 'withdrawn'] })
      .notNull(),
    answer: technical.text('answer'),
    answeredBy: uuid('answered_by'),
    answeredAt: at('answered_at'),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('settlement_disputes_line').on(t.settlementId, t.entryId),
    index('settlement_disputes_open').on(t.createdAt).where(sql`${t.status} = 'open'`),
  ],
)
