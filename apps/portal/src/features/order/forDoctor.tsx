import Box from '@mui/material/Box'
import { type QueryResult, q } from '@officina/client/query'
import { mustPayFirst } from '@officina/shared/mustPayFirst'
import { Status } from '@officina/ui/StatusChip'

/** An order as its doctor reads it. */
export type Order = QueryResult<'/api/doctor/orders/{orderId}'>

export const orderQuery = (orderId: string) =>
  q('/api/doctor/orders/{orderId}', { params: { path: { orderId } } })

type Axes = Record<'payment_state' | 'payment_method' | 'order_state' | 'fulfilment_state', string>

/** Nothing of it is prepared before it is paid. */
export const waitsForPayment = (order: Axes): boolean =>
  order.order_state !== 'cancelled' &&
  order.fulfilment_state === 'unfulfilled' &&
  mustPayFirst(order)

/** Payment and how far it is, in words. */
export function States({ order }: { order: Axes }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Status kind="payment" value={order.payment_state} />
      {!waitsForPayment(order) && <Progress order={order} />}
    </Box>
  )
}

/** How far an order is in one word, which of an unpaid one is that. */
export const State = ({ order }: { order: Axes }) =>
  waitsForPayment(order) ? (
    <Status kind="payment" value={order.payment_state} />
  ) : (
    <Progress order={order} />
  )

const Progress = ({ order }: { order: Axes }) =>
  order.order_state === 'cancelled' ? (
    <Status kind="order" value="cancelled" />
  ) : (
    <Status kind="doctor_fulfilment" value={order.fulfilment_state} />
  )
