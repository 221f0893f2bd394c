import { sql } from '../../db/sql.ts'
import type { FulfilmentState, OrderState, PaymentState } from './machine.ts'

/** The few words in which patients are told about the three axes of an order. */
export const patientWords = [
  'payment_needed',
  'preparing',
  'partly_shipped',
  'shipped',
  'delivered',
  'cancelled',
  'refunded',
] as const
export type PatientWord = (typeof patientWords)[number]

type Axes = {
  orderState: OrderState
  paymentState: PaymentState
  fulfilmentState: FulfilmentState
  paymentMethod: string
}

export function wordOf(order: Axes): PatientWord {
  if (order.orderState === 'cancelled') return 'cancelled'
  if (order.paymentState === 'refunded') return 'refunded'
  if (['delivered', 'partially_returned', 'returned'].includes(order.fulfilmentState))
    return 'delivered'
  if (order.fulfilmentState === 'shipped') return 'shipped'
  if (order.fulfilmentState === 'partially_shipped') return 'partly_shipped'
  const mustPayFirst = order.paymentState === 'pending' && order.paymentMethod === 'bank_transfer'
  return order.paymentState === 'failed' || mustPayFirst ? 'payment_needed' : 'preparing'
}

/** The same of `orders o`, for lists. */
export const wordColumn = sql<PatientWord>`case
  when o.order_state = 'cancelled' then 'cancelled'
  when o.payment_state = 'refunded' then 'refunded'
  when o.fulfilment_state in ('delivered', 'partially_returned', 'returned') then 'delivered'
  when o.fulfilment_state = 'shipped' then 'shipped'
  when o.fulfilment_state = 'partially_shipped' then 'partly_shipped'
  when o.payment_state = 'failed'
    or (o.payment_state = 'pending' and o.payment_method = 'bank_transfer') then 'payment_needed'
  else 'preparing' end`
