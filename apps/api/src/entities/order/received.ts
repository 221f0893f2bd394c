import { bankTransfers } from '../../db/schema/bankTransfer.ts'
import { orders } from '../../db/schema/order.ts'
import { type SQL, sql } from '../../db/sql.ts'

/** An order that waits for money from a bank. */
export const isDue: SQL<boolean> = sql<boolean>`(${orders.orderState} <> 'cancelled'
  and ${orders.paymentState} = 'pending' and ${orders.paymentMethod} in ('bank_transfer', 'invoice'))`

/** What recorded transfers have brought for an order, without what is to be paid back. */
export const receivedOf = (orderId: SQL): SQL<number> =>
  sql<number>`(select coalesce(sum(part.amount - part.surplus), 0)::float8
  from bank_transfers part where part.order_id = ${orderId} and part.status = 'recorded')`

/** The same from the recorded transfers of an order. */
export const receivedIn = (transfers: Pick<Transfer, 'amount' | 'surplus'>[]): number =>
  transfers.reduce((sum, { amount, surplus }) => sum + amount - surplus, 0)

/** The same with the columns of `orders`; an expression of its own, as a selected one loses the names of its tables. */
export const received: SQL<number> = receivedOf(sql`${orders.id}`)

/** What an order still lacks; an invoice may have been lowered since it was written. */
export const due: SQL<number> = sql<number>`(${orders.total} - ${orders.refunded} - ${received})`

/** A recorded transfer whose order still waits for the rest. */
export const isPart: SQL<boolean> = sql<boolean>`(${bankTransfers.status} = 'recorded'
  and ${bankTransfers.returnedOn} is null and ${isDue})`

/** What is to be paid back of a transfer: what was too much, or all of one whose order was never paid. */
export const toReturn: SQL<number> = sql<number>`case
  when ${bankTransfers.status} <> 'recorded' or ${bankTransfers.returnedOn} is not null then 0
  when ${orders.orderState} = 'cancelled' and ${orders.paidAt} is null then ${bankTransfers.amount}
  else ${bankTransfers.surplus} end`

type Transfer = typeof bankTransfers.$inferSelect

/** A reference is used once: banks without one of their own get the beginning of the fingerprint. */
export const referenceOf = ({ bankRef, bookedOn, fingerprint }: Transfer): string =>
  bankRef ?? `${bookedOn} ${fingerprint.slice(0, 8)}`
