import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import MuiLink from '@mui/material/Link'
import { Status } from '@officina/ui/StatusChip'
import { defineMessages, useText } from '@officina/ui/text'
import { DateText } from '@officina/ui/values'
import { Link } from 'react-router'
import { Section } from '../../schema/Section.tsx'
import type { Order } from './order.ts'

type Parcel = Order['shipments'][number]

/** The parcels of an order, each leading to its place in logistics. */
export function OrderParcels({ order }: { order: Order }) {
  const t = useText(messages)
  return (
    <Section title={t.parcels}>
      {order.shipments.length === 0 && <Box sx={{ color: 'text.secondary' }}>{t.none}</Box>}
      <Box sx={{ display: 'grid', gap: 3 }}>
        {order.shipments.map((parcel) => (
          <OneParcel key={parcel.id} parcel={parcel} />
        ))}
      </Box>
    </Section>
  )
}

function OneParcel({ parcel }: { parcel: Parcel }) {
  const t = useText(messages)
  const date = parcel.delivered_at ?? parcel.shipped_at ?? parcel.packed_at ?? parcel.created_at
  return (
    <Card sx={{ p: 4 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center', mb: 2 }}>
        <MuiLink component={Link} to={`/logistics?parcel=${parcel.id}`}>
          {parcel.number}
        </MuiLink>
        <Status kind="shipment" value={parcel.status} />
        {parcel.exception_code && (
          <Status kind="shipment_exception" value={parcel.exception_code} />
        )}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          <DateText value={date} time />
        </Box>
        {parcel.tracking_no && (
          <span>
            {parcel.tracking_url ? (
              <MuiLink href={parcel.tracking_url} target="_blank" rel="noreferrer">
                {parcel.tracking_no}
              </MuiLink>
            ) : (
              parcel.tracking_no
            )}
          </span>
        )}
      </Box>
      <Box component="ul" sx={{ m: 0, pl: 5 }}>
        {parcel.lines.map((line) => (
          <li key={line.id}>
            {line.title} × {line.quantity}
            {line.lot && (
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {' '}
                · {t.lot} {line.lot}
              </Box>
            )}
          </li>
        ))}
      </Box>
      {parcel.exception_note && <Box sx={{ mt: 2 }}>{parcel.exception_note}</Box>}
    </Card>
  )
}

const messages = defineMessages({
  parcels: ['Parcels', '荷物'],
  none: [
    'No parcels yet. One is created when the order is released.',
    '荷物はまだありません。出荷を指示すると作成されます。',
  ],
  lot: ['lot', 'ロット'],
})
