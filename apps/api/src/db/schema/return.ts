import { date, index, jsonb, pgTable, sql, text, uuid } from '../sql.ts'
import { at, id, revision, stamps } from './columns.ts'
import { orderLines, orders } from './order.ts'

export const returnStates = [
  'requested',
  'approved',
  'declined',
  'received',
  'refunded',
  'rejected',
] as const

/** Goods that a patient wants to send back. */
export const returns = pgTable(
  'returns',
  {
    id: id(),
    doctorId: uuid('doctor_id').notNull(),
    patientId: uuid('patient_id').notNull(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    lines: jsonb('lines').$type<{ order_line_id: string; quantity: number }[]>().notNull(),
    reasonCode: text('reason_code', {
      enum: ['not_needed', 'wrong_item', 'damaged', 'other'],
    }).notNull(),
    reasonText: text('reason_text'),
    status: text('status', { enum: returnStates }).notNull(),
    decisionReason: text('decision_reason'),
    refundId: uuid('refund_id'),
    decidedAt: at('decided_at'),
    receivedAt: at('received_at'),
    closedAt: at('closed_at'),
    revision: revision(),
    ...stamps(),
  },
  (t) => [
    index('returns_order').on(t.orderId),
    index('returns_open')
      .on(t.orderId)
      .where(sql`${t.status} in ('requested', 'approved', 'received')`),
  ],
)

/** What patients report about products: reactions and quality for doctor and office, the rest for the office. */
export const productReports = pgTable(
  'product_reports',
  {
    id: id(),
    doctorId: uuid('doctor_id').notNull(),
    patientId: uuid('patient_id').notNull(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    orderLineId: uuid('order_line_id')
      .notNull()
      .references(() => orderLines.id),
    productId: uuid('product_id').notNull(),
    kind: text('kind', { enum: ['reaction', 'quality', 'damaged', 'missing'] }).notNull(),
    reportedBy: text('reported_by', { enum: ['patient', 'doctor'] })
      .notNull()
      .default('patient'),
    message: text('message').notNull(),
    lot: text('lot'),
    expiresOn: date('expires_on', { mode: 'string' }),
    status: text('status', { enum: ['open', 'answered'] }).notNull(),
    decision: text('decision', { enum: ['stopped', 'continued'] }),
    answer: text('answer'),
    answeredAt: at('answered_at'),
    handledAt: at('handled_at'),
    handledBy: uuid('handled_by'),
    handlingNote: text('handling_note'),
    revision: revision(),
    ...stamps(),
  },
  (t) => [
    index('product_reports_order').on(t.orderId),
    index('product_reports_product').on(t.productId, t.lot),
    index('product_reports_open').on(t.doctorId, t.createdAt).where(sql`${t.status} = 'open'`),
  ],
)
