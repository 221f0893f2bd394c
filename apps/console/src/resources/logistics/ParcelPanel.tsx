import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { addressLines } from '@officina/shared/addressLines'
import { FactList } from '@officina/ui/facts'
import { SidePanel } from '@officina/ui/SidePanel'
import { Status } from '@officina/ui/StatusChip'
import { ListSkeleton } from '@officina/ui/skeletons'
import { ErrorState } from '@officina/ui/states'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { useGetOne } from 'react-admin'
import { Link } from 'react-router'
import { RecordActions } from '../../schema/Actions.tsx'
import { FieldValue } from '../../schema/FieldValue.tsx'
import { specOf } from '../../schema/spec.ts'
import { wholeRecord } from '../../schema/wholeRecord.ts'
import { RecordTimeline } from '../RecordTimeline.tsx'
import { recordPath } from '../recordPath.ts'
import { parcelActions } from './actions.tsx'
import { ParcelContents } from './ParcelContents.tsx'
import type { Parcel } from './parcel.ts'

/** A parcel beside the board: contents with their shelf, address, history and the next step. */
export function ParcelPanel(props: {
  id: string | null
  /** A step whose dialog opens with it. */
  step?: string
  onClose: () => void
}) {
  const t = useText(messages)
  const { data, error, refetch } = useGetOne<Parcel>(
    'shipments',
    { id: props.id ?? '', meta: wholeRecord },
    { enabled: props.id !== null, retry: false },
  )
  const parcel = data?.id === props.id ? data : undefined
  return (
    <SidePanel
      open={props.id !== null}
      width={640}
      title={parcel?.number ?? t.title}
      onClose={props.onClose}
      actions={
        parcel && (
          <RecordActions
            key={`${parcel.id}${props.step}`}
            actions={parcelActions}
            record={parcel}
            first={props.step}
          />
        )
      }
    >
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : parcel ? (
        <Details parcel={parcel} />
      ) : (
        <ListSkeleton rows={6} />
      )}
    </SidePanel>
  )
}

function Details({ parcel }: { parcel: Parcel }) {
  const t = useText(messages)
  const locale = useLocale()
  const { address } = parcel
  const { method } = specOf('shipments').fields
  return (
    <Box sx={{ display: 'grid', gap: 5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <Status kind="shipment" value={parcel.status} />
        {parcel.exception_code && (
          <Status kind="shipment_exception" value={parcel.exception_code} />
        )}
        <MuiLink component={Link} to={recordPath('orders', parcel.order_id)}>
          {parcel.order_number}
        </MuiLink>
      </Box>
      {parcel.hold_reason && <Alert severity="warning">{t.held(parcel.hold_reason)}</Alert>}
      {!parcel.is_paid && <Alert severity="info">{t.unpaid}</Alert>}
      {parcel.exception_note && <Alert severity="warning">{parcel.exception_note}</Alert>}
      <ParcelContents parcel={parcel} />
      <FactList
        facts={[
          {
            label: t.address,
            value: [address.name, ...addressLines(address, locale), address.phone]
              .filter(Boolean)
              .map((line) => <div key={line}>{line}</div>),
          },
          {
            label: t.method,
            value: method ? <FieldValue field={method} value={parcel.method} /> : parcel.method,
          },
          { label: t.weight, value: parcel.weight_g && t.grams(parcel.weight_g) },
          {
            label: t.tracking,
            value: parcel.tracking_url ? (
              <MuiLink href={parcel.tracking_url} target="_blank" rel="noreferrer">
                {parcel.tracking_no}
              </MuiLink>
            ) : (
              parcel.tracking_no
            ),
          },
        ]}
      />
      <section>
        <Typography variant="h2" sx={{ mb: 3 }}>
          {t.history}
        </Typography>
        <RecordTimeline events={parcel.timeline} kind="shipment" />
      </section>
    </Box>
  )
}

const messages = defineMessages({
  title: ['Parcel', '出荷'],
  held: (reason: string) => [`The order is on hold: ${reason}`, `注文が保留中です：${reason}`],
  unpaid: ['On invoice, not paid yet.', '請求書払い（未入金）です。'],
  address: ['Address', 'お届け先'],
  method: ['Delivery', '配送方法'],
  weight: ['Weight', '重量'],
  grams: (n: number) => [`${n} g`, `${n} g`],
  tracking: ['Tracking number', 'お問い合わせ番号'],
  history: ['History', '履歴'],
})
