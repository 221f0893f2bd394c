import { index, pgTable, uuid } from '../sql.ts'
import { bounds, id, money, newest, revision, stamps } from './columns.ts'
import { personal, technical } from './dataClass.ts'
import { orders } from './order.ts'

export const bankTransferStates = ['open', 'recorded', 'dismissed'] as const

/** Money that came into the shop's account, as a file of the bank says. */
export const bankTransfers = pgTable(
  'bank_transfers',
  {
    id: id(),
    /** Hash over what the bank says of it: a file that is imported twice adds nothing. */
    fingerprint: technical.text('fingerprint').notNull().unique(),
    bookedOn: technical.date('booked_on', { mode: 'string' }).notNull(),
    amount: money('amount').notNull(),
    currency: technical.text('currency').notNull(),
    payer: personal.text('payer').notNull(),
    text: personal.text('text').notNull(),
    bankRef: technical.text('bank_ref'),
    orderId: uuid('order_id').references(() => orders.id),
    foundBy: technical.text('found_by', { enum: ['number', 'name', 'hand'] }),
    status: technical.text('status', { enum: bankTransferStates }).notNull().default('open'),
    /** What the order did not need of a recorded one. */
    surplus: money('surplus').notNull().default(0),
    reason: personal.text('reason'),
    returnedOn: technical.date('returned_on', { mode: 'string' }),
    returnedRef: technical.text('returned_ref'),
    revision: revision(),
    ...stamps(),
  },
  (t) => [
    bounds('bank_transfers', { zero: [t.surplus], one: [t.amount] }),
    index('bank_transfers_booked').on(newest(t.bookedOn), newest(t.id)),
    index('bank_transfers_order').on(t.orderId),
  ],
)
