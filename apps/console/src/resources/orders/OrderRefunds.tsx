import Box from '@mui/material/Box'
import { defineMessages, useJoin, useText } from '@officina/ui/text'
import { DateText, Money } from '@officina/ui/values'
import { useRefresh } from 'react-admin'
import { ActionButtons, useActions } from '../../schema/Actions.tsx'
import { refundActions } from '../refunds/actions.ts'
import { useRefusal } from '../refunds/refusal.ts'
import type { Order } from './order.ts'

type Refund = Order['refunds'][number]

/** What was given back: when, by whom, why, of what, and at whose cost. */
export function OrderRefunds({ order }: { order: Order }) {
  return (
    <Box component="ul" sx={list}>
      {order.refunds.map((refund) => (
        <OrderRefund key={refund.id} order={order} refund={refund} />
      ))}
    </Box>
  )
}

const list = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gap: 4,
  whiteSpace: 'pre-line',
} as const

function OrderRefund({ order, refund }: { order: Order; refund: Refund }) {
  const t = useText(messages)
  const join = useJoin()
  const refusal = useRefusal()
  const refresh = useRefresh()
  const { state, to_card, failure } = refund
  const way =
    state === 'failed'
      ? `${t.refundFailed} · ${refusal(failure)}`
      : state === 'credited'
        ? t.credited
        : state === 'charged_back'
          ? t.chargedBack
          : state && t[to_card ? 'toCard' : 'byHand'][state]
  // what was paid too much is at nobody's cost
  const isOfOrder = refund.lines.length > 0 || refund.shipping_amount > 0
  const titleOf = (id: string) => order.lines.find((line) => line.id === id)?.title ?? ''
  const { offers, choose, dialog } = useActions(refundActions, asRecord(order, refund), {
    name: refund.id,
    onDone: () => refresh(),
  })
  return (
    <li>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, fontWeight: 600 }}>
        <DateText value={refund.created_at} time />
        <Money amount={-refund.amount} currency={order.currency} />
      </Box>
      {refund.reason}
      <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
        {join([
          ...refund.lines.map((line) =>
            line.quantity > 0
              ? `${titleOf(line.order_line_id)} × ${line.quantity}`
              : titleOf(line.order_line_id),
          ),
          ...(refund.shipping_amount > 0 ? [t.shipping] : []),
        ])}
        <br />
        {[isOfOrder && t.bearer[refund.bearer], refund.by, way].filter(Boolean).join(' · ')}
      </Box>
      {offers.length > 0 && (
        <Box sx={{ mt: 2, display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <ActionButtons offers={offers} onChoose={choose} size="small" />
        </Box>
      )}
      {dialog}
    </li>
  )
}

/** As the list of refunds has it. */
const asRecord = (order: Order, { id, amount, state, to_card, ...refund }: Refund) => ({
  id,
  order_id: order.id,
  order_number: order.number,
  patient_name: order.patient_name,
  amount,
  currency: order.currency,
  method: order.payment_method,
  can_retry: state === 'failed' && to_card === true,
  failure: refund.failure ?? null,
  reason: refund.reason,
  created_at: refund.created_at,
  status: statusOf(state, to_card),
  paid_out_on: null,
  paid_out_ref: null,
})

function statusOf(state: Refund['state'], toCard: Refund['to_card']) {
  if (state === 'charged_back') return state
  if (!state || state === 'done' || state === 'credited') return 'paid_out' as const
  return state === 'failed' || !toCard ? ('to_pay_out' as const) : ('on_its_way' as const)
}

const messages = defineMessages({
  shipping: ['Shipping', '送料'],
  toCard: {
    pending: ['On its way to the card', 'カードへ返金中'],
    done: ['Back on the card', 'カードへ返金済み'],
  },
  byHand: {
    pending: ['To pay out', '支払い待ち'],
    done: ['Paid out', '支払い済み'],
  },
  credited: ['Taken off the invoice', '請求額から減額'],
  chargedBack: [
    'Returned by the bank (lost chargeback)',
    'チャージバックによりカード会社が返金済み',
  ],
  refundFailed: [
    'To pay out: the card refused the refund',
    '支払い待ち：カードに返金できませんでした',
  ],
  bearer: {
    doctor: ['Covered by the doctor', '医師負担'],
    platform: ['Covered by the platform', '運営負担'],
  },
})
