import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { formatDateTime } from '@officina/shared/format'
import { Status } from '@officina/ui/StatusChip'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { DateText } from '@officina/ui/values'
import { useParams, useSearchParams } from 'react-router'
import { useMe } from '../../admin/MeContext.ts'
import { RecordActions } from '../../schema/Actions.tsx'
import { SchemaDetail } from '../../schema/SchemaDetail.tsx'
import { AmountDifferences } from './AmountDifferences.tsx'
import { orderActions } from './actions.ts'
import { OrderLines } from './OrderLines.tsx'
import { Flags } from './OrderList.tsx'
import { OrderParcels } from './OrderParcels.tsx'
import { OrderReports } from './OrderReports.tsx'
import { OrderReturns } from './OrderReturns.tsx'
import { OrderSide } from './OrderSide.tsx'
import type { Order } from './order.ts'

/** One order: lines and parcels at the left, people and money at the right. */
export default function OrderPage() {
  const { id = '' } = useParams()
  const { time_zone: timeZone } = useMe()
  return (
    <SchemaDetail
      resource="orders"
      id={id}
      subtitle={(order) => (
        <>
          {order.patient_name} · <DateText value={order.placed_at} time timeZone={timeZone} />
        </>
      )}
      editable={(order) => order.actions.includes('change_address')}
      actions={(order) => <Steps order={order} />}
      header={(order) => <Header order={order} />}
      overview={(order) => <Overview order={order} />}
    />
  )
}

/** A link from logistics opens the refund at once. */
function Steps({ order }: { order: Order }) {
  const [search, setSearch] = useSearchParams()
  return (
    <RecordActions
      actions={orderActions}
      record={order}
      first={search.get('do') ?? undefined}
      onClose={() => search.has('do') && setSearch({}, { replace: true })}
    />
  )
}

export function Header({ order }: { order: Order }) {
  const t = useText(messages)
  const locale = useLocale()
  const { time_zone: timeZone } = useMe()
  // the payment's own chip says it
  const flags = order.flags.filter((flag) => flag !== 'payment_failed')
  return (
    <Box sx={{ display: 'grid', gap: 3, mb: 5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Status kind="payment" value={order.payment_state} />
        <Status kind="fulfilment" value={order.fulfilment_state} />
        {flags.length > 0 && <Flags flags={flags} />}
      </Box>
      {order.cancel_request?.status === 'open' && (
        <Alert severity="warning">
          {t.asks(formatDateTime(order.cancel_request.requested_at, locale, timeZone))}
          {order.cancel_request.reason && ` ${order.cancel_request.reason}`}
        </Alert>
      )}
      {order.cancel_request?.status === 'withdrawn' && order.cancel_request.answered_at && (
        <Alert severity="info">
          {t.withdrawn(formatDateTime(order.cancel_request.answered_at, locale, timeZone))}
        </Alert>
      )}
      {order.flags.includes('amount_mismatch') && <AmountDifferences order={order} />}
      {order.hold_reason && <Alert severity="warning">{t.held(order.hold_reason)}</Alert>}
      {order.cancel_reason && <Alert severity="info">{t.cancelled(order.cancel_reason)}</Alert>}
    </Box>
  )
}

function Overview({ order }: { order: Order }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 5,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 300px' },
      }}
    >
      <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <OrderLines order={order} />
        <OrderReports order={order} />
        <OrderReturns order={order} />
        <OrderParcels order={order} />
      </Box>
      <OrderSide order={order} />
    </Box>
  )
}

const messages = defineMessages({
  asks: (time: string) => [
    `The patient asked on ${time} to cancel this order.`,
    `${time}に患者からキャンセルの依頼がありました。`,
  ],
  withdrawn: (time: string) => [
    `The patient took the request to cancel back on ${time}. The order goes on.`,
    `${time}に患者がキャンセルの依頼を取り下げました。注文は続行します。`,
  ],
  held: (reason: string) => [`On hold: ${reason}`, `保留中：${reason}`],
  cancelled: (reason: string) => [`Cancelled: ${reason}`, `キャンセル理由：${reason}`],
})
