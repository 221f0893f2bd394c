import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { Photos } from '@officina/ui/Photos'
import { Status } from '@officina/ui/StatusChip'
import { defineMessages, useText } from '@officina/ui/text'
import { DateText, Money } from '@officina/ui/values'
import { useMe } from '../../admin/MeContext.ts'
import { ActionButtons, useActions } from '../../schema/Actions.tsx'
import { returnActions } from './actions.ts'
import type { Order, OrderReturn } from './order.ts'

/** What comes back of an order: why, how it stands, and the next step for whoever may take it. */
export function OrderReturns({ order }: { order: Order }) {
  const t = useText(messages)
  if (order.returns.length === 0) return null
  return (
    <section>
      <Typography variant="h2" sx={{ mb: 3 }}>
        {t.returns}
      </Typography>
      <Box sx={{ display: 'grid', gap: 3 }}>
        {order.returns.map((back) => (
          <OneReturn key={back.id} order={order} back={back} />
        ))}
      </Box>
    </section>
  )
}

function OneReturn({ order, back }: { order: Order; back: OrderReturn }) {
  const t = useText(messages)
  const { time_zone: timeZone } = useMe()
  const record = { ...back, order, currency: order.currency }
  const { offers, choose, dialog } = useActions(returnActions, record)
  const titleOf = (id: string) => order.lines.find((line) => line.id === id)?.title ?? ''
  return (
    <Card sx={{ p: 4 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center', mb: 2 }}>
        <Status kind="return" value={back.status} />
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {t.asked} <DateText value={back.created_at} time timeZone={timeZone} />
        </Box>
        {back.refund_amount !== null && (
          <Box component="span" sx={{ ml: 'auto' }}>
            {back.status === 'refunded' ? t.refunded : t.worth}{' '}
            <Money amount={back.refund_amount} currency={order.currency} />
          </Box>
        )}
      </Box>
      <Box component="ul" sx={{ m: 0, pl: 5 }}>
        {back.lines.map((line) => (
          <li key={line.order_line_id}>
            {titleOf(line.order_line_id)} × {line.quantity}
          </li>
        ))}
      </Box>
      <Box sx={{ mt: 2, overflowWrap: 'anywhere' }}>
        {t.reasons[back.reason_code]}
        {back.reason_text && `: ${back.reason_text}`}
      </Box>
      {back.decision_reason && (
        <Box sx={{ mt: 1, color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {t.answer}: {back.decision_reason}
        </Box>
      )}
      <Photos
        label={t.photos}
        photos={back.photos.map((photo) => ({
          ...photo,
          src: `/api/admin/returns/${back.id}/photos/${photo.id}`,
        }))}
      />
      {offers.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 3 }}>
          <ActionButtons offers={offers} onChoose={choose} size="small" />
        </Box>
      )}
      {dialog}
    </Card>
  )
}

const messages = defineMessages({
  returns: ['Returns', '返品'],
  asked: ['Asked for', '申請'],
  worth: ['Worth', '返金見込み'],
  refunded: ['Refunded', '返金額'],
  answer: ['Answer', '回答'],
  photos: ['Photos of the patient', '患者の写真'],
  reasons: {
    not_needed: ['No longer needed', '不要になった'],
    wrong_item: ['Wrong product', '違う商品が届いた'],
    damaged: ['Arrived damaged', '破損していた'],
    other: ['Something else', 'その他'],
  },
})
