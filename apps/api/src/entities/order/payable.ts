import { orders } from '../../db/schema/order.ts'
import { type SQL, sql } from '../../db/sql.ts'
import { conflict, invalidTransition } from '../errors.ts'
import type { Order } from './load.ts'

/** Money was received, and some of it must be refunded when the order ends. */
export const isPaid = (order: Pick<Order, 'paymentState'>): boolean =>
  ['paid', 'partially_refunded'].includes(order.paymentState)

/** The same, and the money is still here: of a chargeback that was lost the bank has given it back. */
export const isRefundable = (order: Pick<Order, 'paymentState' | 'chargebackLostAt'>): boolean =>
  isPaid(order) && order.chargebackLostAt === null

/** Goods leave before they are paid, and what is not to be paid of them is taken off the invoice. */
export const isOnInvoice = (order: Pick<Order, 'paymentState' | 'paymentMethod'>): boolean =>
  order.paymentMethod === 'invoice' && order.paymentState === 'pending'

/** Money has come, or the patient pays on invoice. */
export const isPayable = (order: Pick<Order, 'paymentState' | 'paymentMethod'>): boolean =>
  ['paid', 'authorized', 'partially_refunded'].includes(order.paymentState) || isOnInvoice(order)

/** The same as a condition on `orders`. */
export const payable: SQL = sql`(${orders.paymentState} in ('paid', 'authorized', 'partially_refunded')
  or (${orders.paymentMethod} = 'invoice' and ${orders.paymentState} = 'pending'))`

/** Nothing leaves before it is paid, and nothing of an order that has ended. */
export function assertPayable(order: Order): void {
  if (order.orderState !== 'open')
    throw invalidTransition('order', order.orderState, 'in_progress', [])
  if (!isPayable(order))
    throw conflict('PAYMENT_DUE', {
      en: 'The order is not paid yet. Ship it after payment.',
      ja: 'お支払いをまだ確認できていません。確認できてから発送してください。',
    })
}
