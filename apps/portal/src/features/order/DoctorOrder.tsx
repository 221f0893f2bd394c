import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { beforeDiscount } from '@officina/shared/amounts'
import { formatDate, named } from '@officina/shared/format'
import { formatPlace } from '@officina/shared/place'
import { shownLineStatus } from '@officina/shared/receipts'
import { BrandAndPack } from '@officina/ui/BrandAndPack'
import { CommissionText } from '@officina/ui/CommissionText'
import { FactList } from '@officina/ui/facts'
import { HoldingText } from '@officina/ui/HoldingText'
import { ProductImage } from '@officina/ui/ProductImage'
import { Status } from '@officina/ui/StatusChip'
import { useLocale, useText } from '@officina/ui/text'
import { unbroken } from '@officina/ui/unbroken'
import { DateText, Money } from '@officina/ui/values'
import { discountNames } from './discountNames.ts'
import { messages } from './doctorMessages.ts'
import { type Order, States } from './forDoctor.tsx'
import { Amounts, OrderEvents, OrderPart, Parcel } from './parts.tsx'
import { useOrderAmounts } from './useOrderAmounts.ts'

/** States, lines, parcels, amounts and refunds of an order; of the address only the city. */
export default function DoctorOrder({ order }: { order: Order }) {
  const t = useText(messages)
  const names = useText(discountNames)
  const locale = useLocale()
  const amounts = useOrderAmounts(order, {
    discount: ({ kind, name }) => (name ? named(t.discount, name, locale) : names[kind]),
    notCharged: t.taxNotCharged,
    refund: ({ reason, state }) => {
      const what = state === 'credited' ? t.credited : t.refunded
      return reason ? named(what, reason, locale) : what
    },
  })
  return (
    <>
      {!order.patient && (
        <Alert severity="info" sx={{ mb: 4 }}>
          {t.hasLeft}
        </Alert>
      )}
      <Box sx={{ mb: 4 }}>
        <States order={order} />
      </Box>
      <OrderPart title={t.products}>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {order.lines.map((line) => (
            <Line key={line.id} line={line} order={order} />
          ))}
        </Box>
        <Amounts rows={amounts} currency={order.currency} />
      </OrderPart>
      {order.shipments.length > 0 && (
        <OrderPart title={t.parcels}>
          {order.shipments.map((parcel) => (
            <Parcel key={parcel.id} parcel={parcel} words={t} />
          ))}
        </OrderPart>
      )}
      <FactList
        facts={[
          { label: t.placed, value: <DateText value={order.placed_at} time /> },
          {
            label: t.by,
            value: order.placed_by
              ? t.onBehalfBy(order.placed_by)
              : order.source === 'repeat'
                ? t.byRepeat
                : order.placed_by_role === 'patient'
                  ? t.byPatient
                  : t.onBehalf,
          },
          {
            label: t.consent,
            value:
              order.consent &&
              named(formatDate(order.consent.given_on, locale, 'UTC'), order.consent.note, locale),
          },
          { label: t.sentTo, value: order.address && formatPlace(order.address, locale) },
          {
            label: t.commission,
            value: order.commission !== null && (
              <Money amount={order.commission} currency={order.currency} accent />
            ),
          },
          {
            label: t.cancelled,
            value: order.cancelled_at && <DateText value={order.cancelled_at} time />,
          },
          { label: t.reason, value: order.cancelled_at && order.cancel_reason },
        ]}
      />
      <OrderEvents events={order.timeline ?? []} currency={order.currency} />
    </>
  )
}

function Line({ line, order }: { line: Order['lines'][number]; order: Order }) {
  const t = useText(messages)
  const locale = useLocale()
  const parcels = order.shipments.flatMap((parcel) =>
    parcel.lines
      .filter((each) => each.order_line_id === line.id)
      .map(({ lot, expires_on }) =>
        [
          parcel.number,
          lot && t.lot(lot),
          expires_on && t.expires(formatDate(expires_on, locale, 'UTC')),
        ]
          .filter(Boolean)
          .join(' · '),
      ),
  )
  return (
    <Box component="li" sx={row}>
      <ProductImage product={line} size={56} decorative />
      <Box sx={{ minWidth: 0, display: 'grid', gap: 1 }}>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 3 }}>
          <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {line.title} × {line.quantity}
          </Box>
          <Money amount={beforeDiscount(line)} currency={order.currency} />
        </Box>
        <BrandAndPack brand={line.brand} pack={line.variant_title} />
        {parcels.map((text) => (
          <Box key={text} sx={muted}>
            {unbroken(text)}
          </Box>
        ))}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <Status kind="order_line" value={shownLineStatus(line.status, order.refunds)} />
        </Box>
        <Box sx={muted}>
          <HoldingText line={line} />
        </Box>
        <Box sx={muted}>
          <CommissionText commission={line.commission} currency={order.currency} />
        </Box>
      </Box>
    </Box>
  )
}

const muted = { fontSize: '0.875rem', color: 'text.secondary' }
const row = {
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr)',
  gap: 3,
  py: 3,
  borderTop: 1,
  borderColor: 'divider',
}
