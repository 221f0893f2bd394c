import { index, pgTable, sql, uuid } from '../sql.ts'
import { at, id, idOf, revision, stamps } from './columns.ts'
import { clinical, internal, personal, technical } from './dataClass.ts'
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
    orderId: idOf('order_id', () => orders.id),
    lines: technical
      .jsonb('lines')
      .$type<{ order_line_id: string; quantity: number }[]>()
      .notNull(),
    reasonCode: technical
      .text('reason_code', {
        enum: ['not_needed', 'wrong_item', 'damaged', 'other'],
      })
      .notNull(),
    reasonText: personal.text('reason_text'),
    status: technical.text('status', { enum: returnStates }).notNull(),
    decisionReason: personal.text('decision_reason'),
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
    orderId: idOf('order_id', () => orders.id),
    orderLineId: idOf('order_line_id', () => orderLines.id),
    productId: uuid('product_id').notNull(),
    kind: technical.text('kind', { enum: ['reaction', 'quality', 'damaged', 'missing'] }).notNull(),
    reportedBy: technical
      .text('reported_by', { enum: ['patient', 'doctor'] })
      .notNull()
      .default('patient'),
    message: clinical.text('message').notNull(),
    lot: technical.text('lot'),
    expiresOn: technical.date('expires_on', { mode: 'string' }),
    status: technical.text('status', { enum: ['open', 'answered'] }).notNull(),
    decision: technical.text('decision', { enum: ['stopped', 'continued'] }),
    answer: clinical.text('answer'),
    answeredAt: at('answered_at'),
    handledAt: at('handled_at'),
    handledBy: uuid('handled_by'),
    handlingNote: internal(clinical.text('handling_note')),
    revision: revision(),
    ...stamps(),
  },
  (t) => [
    index('product_reports_order').on(t.orderId),
    index('product_reports_product').on(t.productId, t.lot),
    index('product_reports_open').on(t.doctorId, t.createdAt).where(sql`${t.status} = 'open'`),
  ],
)
