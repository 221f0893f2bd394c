import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Button from '@mui/material/Button'
import { invalidate, q } from '@officina/client/query'
import { formatDateTime, formatDays, formatMoney } from '@officina/shared/format'
import { useLocale, useText } from '@officina/ui/text'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useSearch } from '../../../features/list/useSearch.ts'
import { forgetHostedOrder, hostedOrder } from '../../../features/shop/hostedOrder.ts'
import { messages } from './messages.ts'

/** Thanks for the order just placed, until when it can be cancelled, and where a transfer goes. */
export function PlacedBanner({ id }: { id: string }) {
  const t = useText(messages)
  const locale = useLocale()
  const search = useSearch()
  const client = useQueryClient()
  const [isHosted] = useState(() => hostedOrder() === id)
  const { data: order, error } = useQuery({
    ...q('/api/patient/orders/{orderId}', { params: { path: { orderId: id } } }),
    // an order of the hosted checkout comes when the shop has reported it
    refetchInterval: ({ state }) =>
      isHosted && !state.data && state.errorUpdateCount < 60 ? 5_000 : false,
  })
  const isHere = order !== undefined
  useEffect(() => {
    if (!isHosted || !isHere) return
    forgetHostedOrder()
    for (const path of ['cart', 'orders', 'recipes', 'top'])
      void invalidate(client, `/api/patient/${path}`)
  }, [isHosted, isHere, client])
  // it comes above what is shown already, and is what one looks for
  useEffect(() => {
    if (isHere) scrollTo({ top: 0 })
  }, [isHere])
  if (!order && isHosted && (!error || error.status === 404)) return <Waiting />
  if (!order) return null
  const isCancelled = order.order_state === 'cancelled'
  return (
    <Alert
      severity={isCancelled ? 'info' : 'success'}
      role="status"
      sx={{ mb: 5 }}
      onClose={() => search.set({ placed: undefined })}
    >
      <AlertTitle>{(isCancelled ? t.wasCancelled : t.thanks)(order.number)}</AlertTitle>
      {order.can_cancel && <div>{t.thanksText(formatDateTime(order.cancel_until, locale))}</div>}
      {order.delivery && <div>{t.arrives(formatDays(order.delivery, locale))}</div>}
      {!isCancelled &&
        order.payment_method === 'bank_transfer' &&
        order.payment_state === 'pending' && (
          <div>
            {t.transfer(formatMoney(order.total, order.currency, locale), order.number)}
            {order.payment_details && (
              <div style={{ whiteSpace: 'pre-line' }}>{order.payment_details}</div>
            )}
          </div>
        )}
      <Button
        component={Link}
        to={search.href({ id: order.id })}
        size="small"
        color="inherit"
        sx={{ mt: 2, ml: -1.5 }}
      >
        {t.show}
      </Button>
    </Alert>
  )
}

function Waiting() {
  const t = useText(messages)
  return (
    <Alert severity="info" role="status" sx={{ mb: 5 }}>
      <AlertTitle>{t.placedSoon}</AlertTitle>
      {t.placedSoonText}
    </Alert>
  )
}
