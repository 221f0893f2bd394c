import Box from '@mui/material/Box'
import { type QueryResult, q } from '@officina/client/query'
import { Status } from '@officina/ui/StatusChip'

/** An order as its doctor reads it. */
export type Order = QueryResult<'/api/doctor/orders/{orderId}'>

export const orderQuery = (orderId: string) =>
  q('/api/doctor/orders/{orderId}', { params: { path: { orderId } } })

/** Payment and fulfilment in words; of a cancelled order only that. */
export function States(props: {
  order: Record<'payment_state' | 'order_state' | 'fulfilment_state', string>
}) {
  const { order } = props
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Status kind="payment" value={order.payment_state} />
      {order.order_state === 'cancelled' ? (
        <Status kind="order" value="cancelled" />
      ) : (
        <Status kind="doctor_fulfilment" value={order.fulfilment_state} />
      )}
    </Box>
  )
}
