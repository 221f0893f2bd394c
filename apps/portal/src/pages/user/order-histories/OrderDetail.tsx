import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { bracketed, formatDays, formatMoney, named } from '@officina/shared/format'
import { FactList } from '@officina/ui/facts'
import { lazyPart } from '@officina/ui/lazyPart'
import { Status } from '@officina/ui/StatusChip'
import { useLocale, useText } from '@officina/ui/text'
import { unbroken } from '@officina/ui/unbroken'
import { DateText } from '@officina/ui/values'
import { Link } from 'react-router'
import {
  type Amount,
  Amounts,
  OrderEvents,
  OrderPart,
  Parcel,
} from '../../../features/order/parts.tsx'
import { useOrderAmounts } from '../../../features/order/useOrderAmounts.ts'
import { PatientStatus } from '../../../features/PatientStatus.tsx'
import { addressText, useDiscountName } from '../../../features/shop/texts.ts'
import { pathTo } from '../../../pathTo.ts'
import { CancelAnswer } from './AskToCancel.tsx'
import { helpMessages } from './helpMessages.ts'
import { messages } from './messages.ts'
import type { Order } from './OrderLines.tsx'
import { OrderLines } from './OrderLines.tsx'
import { payMessages } from './payMessages.ts'
import { isAbandoned, useCardName } from './useCardName.ts'

// few orders need them
const PayOrder = lazyPart(() => import('./PayOrder.tsx'), 'PayOrder')
const Transfer = lazyPart(() => import('./Transfer.tsx'), 'Transfer')
const Reports = lazyPart(() => import('./Reports.tsx'), 'Reports')
const Returns = lazyPart(() => import('./Reports.tsx'), 'Returns')

/** States, lines, parcels, amounts, address and refunds of an order. */
export function OrderDetail({ order }: { order: Order }) {
  const t = useText(messages)
  const help = useText(helpMessages)
  const locale = useLocale()
  const card = useCardName(order)
  const payText = useText(payMessages)
  // what no card has taken is not with the patient yet
  const refused = order.refunds
    .filter(({ state }) => state === 'failed')
    .reduce((sum, { amount }) => sum + amount, 0)
  // a parcel that was sent again is one with its replacement
  const isSplit = order.shipments.filter(({ status }) => status !== 'reshipped').length > 1
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 4 }}>
        <Status kind="patient_order" value={order.status} />
        {!['pending', 'voided'].includes(order.payment_state) &&
          // the status tells of the refund itself
          !order.status.startsWith('refund') &&
          refused === 0 && <PatientStatus kind="payment" value={order.payment_state} />}
      </Box>
      {refused > 0 && (
        <Alert severity="warning" sx={{ mb: 5 }}>
          {payText.refundRefused(formatMoney(refused, order.currency, locale))}
        </Alert>
      )}
      <Returned order={order} />
      <HowToPay order={order} />
      <CancelAnswer order={order} />
      <OrderPart title={t.products}>
        <OrderLines order={order} />
        <Amounts rows={useAmounts(order)} currency={order.currency} />
      </OrderPart>
      {order.shipments.length > 0 && (
        <OrderPart title={t.parcels}>
          {isSplit && <p>{t.split}</p>}
          {order.shipments.map((parcel) => (
            <Parcel key={parcel.id} parcel={parcel} words={t} />
          ))}
        </OrderPart>
      )}
      {order.reports.length > 0 && (
        <OrderPart title={help.reports}>
          <Reports order={order} />
        </OrderPart>
      )}
      {order.returns.length > 0 && (
        <OrderPart title={help.returns}>
          <Returns order={order} />
        </OrderPart>
      )}
      <FactList
        facts={[
          { label: t.placed, value: <DateText value={order.placed_at} time /> },
          { label: t.by, value: order.placed_by && t.onBehalf(order.placed_by) },
          {
            label: t.by,
            value: order.by_repeat && <Link to={pathTo('/user/repeats')}>{t.byRepeat}</Link>,
          },
          { label: t.expected, value: order.delivery && formatDays(order.delivery, locale) },
          {
            label: t.payment,
            value:
              card ?? (order.payment_method in t ? t[order.payment_method] : order.payment_method),
          },
          {
            label: t.address,
            value: (
              <>
                {order.address.name}
                <br />
                {addressText(order.address, locale)}
              </>
            ),
          },
          {
            label: t.cancelled,
            value: order.cancelled_at && <DateText value={order.cancelled_at} time />,
          },
          {
            label: t.reason,
            value:
              order.cancelled_at && (isAbandoned(order) ? payText.abandoned : order.cancel_reason),
          },
        ]}
      />
      <OrderEvents events={order.timeline ?? []} currency={order.currency} toPatient />
    </>
  )
}

/** Payments that came when nobody was to pay: the sums of the order have neither them nor that they go back. */
function Returned({ order }: { order: Order }) {
  const t = useText(payMessages)
  const locale = useLocale()
  return order.refunds
    .filter(({ of_order, state }) => !of_order && state !== 'failed')
    .map(({ id, state, amount, reason }) => (
      <Alert key={id} severity="info" sx={{ mb: 5 }}>
        {(state === 'done' ? t.returned : t.returning)(
          formatMoney(amount, order.currency, locale),
          reason,
        )}
      </Alert>
    ))
}

/** Where a transfer goes, while it is awaited. */
function HowToPay({ order }: { order: Order }) {
  const t = useText(messages)
  const locale = useLocale()
  if (order.status !== 'payment_needed') return null
  if (order.card_payment) return <PayOrder order={order} />
  return (
    <Alert severity="warning" sx={{ mb: 5 }}>
      {order.received > 0 && (
        <Box sx={{ mb: 2 }}>
          {unbroken(t.partReceived(formatMoney(order.received, order.currency, locale)))}
        </Box>
      )}
      {unbroken(
        t.transfer(formatMoney(order.total - order.received, order.currency, locale), order.number),
      )}
      {order.payment_details && (
        <Box sx={{ mt: 2, color: 'text.primary' }}>
          <Transfer order={order} />
        </Box>
      )}
    </Alert>
  )
}

export function useAmounts(order: Order): Amount[] {
  const t = useText(messages)
  const locale = useLocale()
  const payText = useText(payMessages)
  return useOrderAmounts(order, {
    discount: useDiscountName(),
    notCharged: t.notCharged,
    free: t.free,
    taxInside: t.tax,
    refund: ({ reason, state }) =>
      state === 'failed' || (state === 'pending' && !order.card_payment)
        ? bracketed(named(t.refund, reason, locale), payText.refundByTransfer, locale)
        : state === 'pending'
          ? bracketed(named(t.refunded, reason, locale), payText.refundPending, locale)
          : named(state === 'credited' ? t.credited : t.refunded, reason, locale),
  })
}
