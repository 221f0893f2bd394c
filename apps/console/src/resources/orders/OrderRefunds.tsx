import Box from '@mui/material/Box'
import { defineMessages, useText } from '@officina/ui/text'
import { DateText, Money } from '@officina/ui/values'
import { useMe } from '../../admin/MeContext.ts'
import type { Order } from './order.ts'

/** What was given back: when, by whom, why, of what, and at whose cost. */
export function OrderRefunds({ order }: { order: Order }) {
  const t = useText(messages)
  const { time_zone: timeZone } = useMe()
  const titleOf = (id: string) => order.lines.find((line) => line.id === id)?.title ?? ''
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 4 }}>
      {order.refunds.map((refund) => (
        <li key={refund.id}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, fontWeight: 600 }}>
            <DateText value={refund.created_at} time timeZone={timeZone} />
            <Money amount={-refund.amount} currency={order.currency} />
          </Box>
          {refund.reason}
          <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
            {[
              ...refund.lines.map((line) =>
                line.quantity > 0
                  ? `${titleOf(line.order_line_id)} × ${line.quantity}`
                  : titleOf(line.order_line_id),
              ),
              ...(refund.shipping_amount > 0 ? [t.shipping] : []),
            ].join(', ')}
            <br />
            {[t.bearer[refund.bearer], refund.by].filter(Boolean).join(' · ')}
          </Box>
        </li>
      ))}
    </Box>
  )
}

const messages = defineMessages({
  shipping: ['Shipping', '送料'],
  bearer: {
    doctor: ['Borne by the doctor', '医師負担'],
    platform: ['Borne by the platform', '運営負担'],
  },
})
