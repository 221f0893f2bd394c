import Box from '@mui/material/Box'
import { type QueryResult, q } from '@officina/client/query'
import { mustPayFirst } from '@officina/shared/mustPayFirst'
import { Status } from '@officina/ui/StatusChip'

/** An order as its doctor reads it. */
export type Order = QueryResult<'/api/doctor/orders/{orderId}'>

export const orderQuery = (orderId: string) =>
  q('/api/doctor/orders/{orderId}', { params: { path: { orderId } } })

type Axes = Record<
  'payment_state' | 'payment_method' | 'order_state' | 'fulfilment_state',
  string
> & { delivered_at: string | null }

/** Nothing of it is prepared before it is paid. */
export const waitsForPayment = (order: Axes): boolean =>
  order.order_state !== 'cancelled' &&
  order.fulfilment_state === 'unfulfilled' &&
  mustPayFirst(order)

/** All its parcels were lost: the money is back, or is not asked for any more. */
const hasNeverCome = (order: Axes): boolean =>
  order.fulfilment_state === 'delivered' && order.delivered_at === null

/** Payment and how far it is, in words. */
export function States({ order }: { order: Axes }) {
  const isSaid = waitsForPayment(order) || endOf(order) === order.payment_state
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Status kind="payment" value={order.payment_state} />
      {!isSaid && <Progress order={order} />}
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

/** How far it is, whatever was paid. */
export function Progress({ order }: { order: Axes }) {
  const end = endOf(order)
  return end ? (
    <Status kind="patient_order" value={end} />
  ) : (
    <Status kind="doctor_fulfilment" value={order.fulfilment_state} />
  )
}

/** Of an order of which nothing comes, as its patient reads it. */
export function endOf(order: Axes): 'cancelled' | 'refunded' | undefined {
  if (order.order_state === 'cancelled') return 'cancelled'
  if (!hasNeverCome(order)) return undefined
  return ['pending', 'voided'].includes(order.payment_state) ? 'cancelled' : 'refunded'
}
