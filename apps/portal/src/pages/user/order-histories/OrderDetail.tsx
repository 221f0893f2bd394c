import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { components } from '@officina/openapi/schema'
import { carrierName } from '@officina/shared/carriers'
import { formatDays, formatMoney } from '@officina/shared/format'
import { FactList } from '@officina/ui/facts'
import { Status } from '@officina/ui/StatusChip'
import { useLocale, useText } from '@officina/ui/text'
import { DateText, Money } from '@officina/ui/values'
import type { ReactNode } from 'react'
import { addressText } from '../../../features/shop/addressText.ts'
import { useDiscountName } from '../../../features/shop/discountName.ts'
import { CancelAnswer } from './AskToCancel.tsx'
import { messages } from './messages.ts'
import { OrderLines } from './OrderLines.tsx'
import { Reports } from './Reports.tsx'
import { Returns } from './Returns.tsx'
import { reportMessages } from './reportMessages.ts'
import { returnMessages } from './returnMessages.ts'

type Order = components['schemas']['PatientOrder']

/** States, lines, parcels, amounts, address and refunds of an order. */
export function OrderDetail({ order }: { order: Order }) {
  const t = useText(messages)
  const words = useText(returnMessages)
  const reportText = useText(reportMessages)
  const locale = useLocale()
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 4 }}>
        <Status kind="patient_order" value={order.status} />
        {!['pending', 'voided'].includes(order.payment_state) && (
          <Status kind="payment" value={order.payment_state} />
        )}
      </Box>
      <HowToPay order={order} />
      <CancelAnswer order={order} />
      <Part title={t.products}>
        <OrderLines order={order} />
        <Amounts order={order} />
      </Part>
      {order.shipments.length > 0 && (
        <Part title={t.parcels}>
          {order.shipments.length > 1 && <p>{t.split}</p>}
          {order.shipments.map((parcel) => (
            <Parcel key={parcel.id} parcel={parcel} />
          ))}
        </Part>
      )}
      {order.reports.length > 0 && (
        <Part title={reportText.reports}>
          <Reports order={order} />
        </Part>
      )}
      {order.returns.length > 0 && (
        <Part title={words.returns}>
          <Returns order={order} />
        </Part>
      )}
      <FactList
        facts={[
          { label: t.placed, value: <DateText value={order.placed_at} time /> },
          ...(order.delivery
            ? [{ label: t.expected, value: formatDays(order.delivery, locale) }]
            : []),
          {
            label: t.payment,
            value: order.payment_method in t ? t[order.payment_method] : order.payment_method,
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
          ...(order.cancelled_at
            ? [
                { label: t.cancelled, value: <DateText value={order.cancelled_at} time /> },
                { label: t.reason, value: order.cancel_reason },
              ]
            : []),
        ]}
      />
    </>
  )
}

/** Where a transfer goes, while it is awaited. */
function HowToPay({ order }: { order: Order }) {
  const t = useText(messages)
  const locale = useLocale()
  if (order.status !== 'payment_needed') return null
  return (
    <Alert severity="warning" sx={{ mb: 5 }}>
      {t.transfer(formatMoney(order.total, order.currency, locale), order.number)}
      {order.payment_details && (
        <Box sx={{ whiteSpace: 'pre-line', mt: 1 }}>{order.payment_details}</Box>
      )}
    </Alert>
  )
}

function Amounts({ order }: { order: Order }) {
  const t = useText(messages)
  const discountName = useDiscountName()
  const unnamed = order.discounts.reduce((rest, part) => rest - part.amount, order.discount)
  const money = (amount: number) => <Money amount={amount} currency={order.currency} />
  const rows: [string, ReactNode][] = [
    [t.subtotal, money(order.subtotal)],
    ...order.discounts.map(
      (part) => [discountName(part), money(-part.amount)] as [string, ReactNode],
    ),
    ...(unnamed > 0 ? [[t.discount, money(-unnamed)] as [string, ReactNode]] : []),
    [t.shipping, order.shipping === 0 ? t.free : money(order.shipping)],
    [t.total, <strong key="total">{money(order.total)}</strong>],
    ...(order.tax > 0 ? [[t.tax, money(order.tax)] as [string, ReactNode]] : []),
    ...order.refunds.map(
      (refund) => [`${t.refunded}: ${refund.reason}`, money(-refund.amount)] as [string, ReactNode],
    ),
  ]
  return (
    <Box component="dl" sx={amounts}>
      {rows.map(([label, value], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows of a finished sum
        <div key={index}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Box>
  )
}

function Parcel({ parcel }: { parcel: Order['shipments'][number] }) {
  const t = useText(messages)
  const locale = useLocale()
  const tracking = parcel.tracking_no ?? t.track
  return (
    <Box sx={{ py: 3, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 1 }}>
        <strong>{parcel.number}</strong>
        <Status kind="shipment" value={parcel.status} />
      </Box>
      <div>{parcel.lines.map((line) => `${line.title} × ${line.quantity}`).join(', ')}</div>
      <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
        {parcel.carrier && `${carrierName(parcel.carrier, locale)} · `}
        {parcel.tracking_url ? (
          <a href={parcel.tracking_url} target="_blank" rel="noreferrer">
            {tracking}
          </a>
        ) : (
          parcel.tracking_no
        )}
        {parcel.shipped_at && (
          <div>
            {t.shipped} <DateText value={parcel.shipped_at} />
            {parcel.delivered_at && (
              <>
                {' · '}
                {t.delivered} <DateText value={parcel.delivered_at} />
              </>
            )}
          </div>
        )}
      </Box>
    </Box>
  )
}

function Part(props: { title: string; children: ReactNode }) {
  return (
    <Box component="section" sx={{ mb: 6 }}>
      <Typography component="h3" variant="body1" sx={{ fontWeight: 600, mb: 1 }}>
        {props.title}
      </Typography>
      {props.children}
    </Box>
  )
}

const amounts = {
  m: 0,
  pt: 3,
  borderTop: 1,
  borderColor: 'divider',
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: 4, py: 0.5 },
  '& dd': { m: 0 },
}
