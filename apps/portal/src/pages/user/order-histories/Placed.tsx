import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { invalidate, q } from '@officina/client/query'
import { beforeDiscount } from '@officina/shared/amounts'
import { formatDateTime, formatDays, formatMoney } from '@officina/shared/format'
import { PageHeader } from '@officina/ui/PageHeader'
import { PageSkeleton } from '@officina/ui/PageSkeleton'
import { ProductImage } from '@officina/ui/ProductImage'
import { EmptyState } from '@officina/ui/states'
import { useJoin, useLocale, useText } from '@officina/ui/text'
import { unbroken } from '@officina/ui/unbroken'
import { Money } from '@officina/ui/values'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useSearch } from '../../../features/list/useSearch.ts'
import { Amounts } from '../../../features/order/parts.tsx'
import { Panel } from '../../../features/Panel.tsx'
import { forgetHostedOrder, hostedOrder } from '../../../features/shop/hostedOrder.ts'
import { addressText } from '../../../features/shop/texts.ts'
import { CancelOrder } from './CancelOrder.tsx'
import { messages } from './messages.ts'
import { useAmounts } from './OrderDetail.tsx'
import type { Order } from './OrderLines.tsx'
import { PayOrder } from './PayOrder.tsx'
import { payMessages } from './payMessages.ts'
import { Transfer } from './Transfer.tsx'
import { isAbandoned, useCardName } from './useCardName.ts'
import { usePaymentCheck } from './usePaymentCheck.ts'

/** The page of the order just placed; `children`, the list, where there is no such order. */
export default function Placed({ id, children }: { id: string; children: ReactNode }) {
  const t = useText(messages)
  const pay = useText(payMessages)
  const client = useQueryClient()
  const [isHosted] = useState(() => hostedOrder() === id)
  const { data: order, error } = useQuery({
    ...q('/api/patient/orders/{orderId}', { params: { path: { orderId: id } } }),
    // an order of the hosted checkout comes when the shop has told about it
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
  const isConfirming = usePaymentCheck(order)
  if (order && isConfirming)
    return (
      <Box role="status">
        <EmptyState heading="h1" title={pay.confirming} text={pay.confirmingText} />
      </Box>
    )
  if (order?.card_payment && order.card_payment.methods.length > 0) return <Unpaid order={order} />
  if (order) return <Thanks order={order} />
  if (isHosted && (!error || error.status === 404))
    return (
      <Box role="status">
        <EmptyState heading="h1" title={t.placedSoon} text={t.placedSoonText} />
      </Box>
    )
  return error ? children : <PageSkeleton />
}

/** The order waits for its payment: why, until when, and how. */
function Unpaid({ order }: { order: Order }) {
  const t = useText(payMessages)
  return (
    <Box sx={{ maxWidth: 1000 }}>
      <Box role="status">
        <PageHeader title={t.unpaid(order.number)} />
      </Box>
      <PayOrder order={order} />
      <Summary order={order} />
    </Box>
  )
}

/** Thanks, until when it can be cancelled, what happens next, where a transfer goes, and the order in short. */
function Thanks({ order }: { order: Order }) {
  const t = useText(messages)
  const locale = useLocale()
  const search = useSearch()
  const pay = useText(payMessages)
  const card = useCardName(order)
  const isCancelled = order.order_state === 'cancelled'
  const isTransfer =
    !isCancelled && order.payment_method === 'bank_transfer' && order.payment_state === 'pending'
  const next = [
    isTransfer &&
      t.transfer(formatMoney(order.total - order.received, order.currency, locale), order.number),
    isTransfer ? t.shipsAfter : t.shipsNext,
    order.payment_method === 'invoice' && t.invoiceNext,
    order.payment_state === 'authorized' && pay.cardNext(card ?? pay.yourCard),
    order.delivery && t.arrives(formatDays(order.delivery, locale)),
  ].filter((each) => each !== false && each !== null)
  return (
    <Box sx={{ maxWidth: 1000 }}>
      <Box role="status">
        <PageHeader
          title={(isCancelled ? t.wasCancelled : t.thanks)(order.number)}
          subtitle={
            isCancelled
              ? isAbandoned(order) && pay.abandoned
              : order.can_cancel && t.thanksText(formatDateTime(order.cancel_until, locale))
          }
        />
      </Box>
      <Box sx={{ mt: -2, mb: 3, ml: -2, '&:empty': { display: 'none' } }}>
        <CancelOrder order={order} place="page" />
      </Box>
      <Box sx={columns}>
        {!isCancelled && (
          <Box sx={{ display: 'grid', gap: 5, minWidth: 0 }}>
            <Panel title={t.next}>
              <Box component="ol" sx={steps}>
                {next.map((each) => (
                  <li key={each}>{unbroken(each)}</li>
                ))}
              </Box>
            </Panel>
            {isTransfer && (
              <Panel title={t.transferTo}>
                <Transfer order={order} />
              </Panel>
            )}
          </Box>
        )}
        <Summary order={order} />
      </Box>
      <Button component={Link} to={search.href({ placed: undefined })} sx={{ mt: 4, ml: -2 }}>
        {t.all}
      </Button>
    </Box>
  )
}

/** What was ordered, what it costs, where it goes. */
function Summary({ order }: { order: Order }) {
  const t = useText(messages)
  const join = useJoin()
  const locale = useLocale()
  const search = useSearch()
  const amounts = useAmounts(order)
  return (
    <Panel
      title={t.products}
      action={
        <Button component={Link} to={search.href({ id: order.id })} preventScrollReset>
          {t.show}
        </Button>
      }
    >
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {order.lines.map((line) => (
          <Box key={line.id} component="li" sx={item}>
            <ProductImage product={line} size={40} decorative />
            <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              {line.title} × {line.quantity}
            </Box>
            <Money amount={beforeDiscount(line)} currency={order.currency} />
          </Box>
        ))}
      </Box>
      <Amounts rows={amounts} currency={order.currency} />
      <Box sx={{ mt: 3, fontSize: '0.875rem', color: 'text.secondary' }}>
        {join([order.address.name, addressText(order.address, locale)])}
      </Box>
    </Panel>
  )
}

const columns = {
  display: 'grid',
  gap: 5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(auto-fit, minmax(320px, 1fr))' },
}
const item = { display: 'flex', alignItems: 'center', gap: 3, pb: 3 }
const steps = {
  m: 0,
  pl: 5,
  display: 'grid',
  gap: 2,
  '& > li::marker': { color: 'primary.main', fontWeight: 600 },
}
