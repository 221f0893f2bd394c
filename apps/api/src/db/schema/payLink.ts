import { index, pgTable, sql, uniqueIndex, uuid } from '../sql.ts'
import { carts } from './cart.ts'
import { at, bounds, id, money, revision, stamps } from './columns.ts'
import { technical } from './dataClass.ts'

export const payLinkStatuses = ['waiting', 'open', 'withdrawn', 'skipped'] as const

/**
 * A mail with which a patient pays without signing in: for what a doctor has put together, or to remind of an order
 * that was not paid in time. Its cart is ordered when somebody pays, at that day's prices and stock.
 */
export const payLinks = pgTable(
  'pay_links',
  {
    id: id(),
    doctorId: uuid('doctor_id').notNull(),
    patientId: uuid('patient_id').notNull(),
    kind: technical.text('kind', { enum: ['on_behalf', 'reminder'] }).notNull(),
    /** `waiting`: the reminder is not sent yet; `skipped`: it never will be. */
    status: technical.text('status', { enum: payLinkStatuses }).notNull(),
    cartId: uuid('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    /** What was ordered by it; null again when that was not paid in time. */
    orderId: uuid('order_id'),
    /** The order that was not paid in time: it is reminded of once. */
    abandonedOrderId: uuid('abandoned_order_id').unique(),
    /** The account of the doctor who sent it. */
    sentBy: uuid('sent_by'),
    /** What the mail said it costs, in minor units; nothing else is charged. */
    amount: money('amount').notNull(),
    currency: technical.text('currency').notNull(),
    tokenHash: technical.text('token_hash').unique(),
    remindAt: at('remind_at'),
    sentAt: at('sent_at'),
    expiresAt: at('expires_at'),
    revision: revision(),
    ...stamps(),
  },
  (t) => [
    bounds('pay_links', { zero: [t.amount] }),
    index('pay_links_patient').on(t.patientId, t.createdAt),
    index('pay_links_due').on(t.remindAt).where(sql`${t.status} = 'waiting'`),
    index('pay_links_order').on(t.orderId).where(sql`${t.orderId} is not null`),
    uniqueIndex('pay_links_cart').on(t.cartId),
  ],
)
