import '@officina/openapi/resources/shipments'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import MuiLink from '@mui/material/Link'
import type { components } from '@officina/openapi/schema'
import { packText } from '@officina/shared/dosage/units'
import { eventText, roleText } from '@officina/shared/history/words'
import type { Locale } from '@officina/shared/locale'
import { statusOf } from '@officina/shared/status/words'
import { DataTable } from '@officina/ui/DataTable'
import type { Column } from '@officina/ui/dataTableTypes.ts'
import { FactList } from '@officina/ui/facts'
import { SidePanel } from '@officina/ui/SidePanel'
import { Status, StatusChip } from '@officina/ui/StatusChip'
import { ListSkeleton } from '@officina/ui/skeletons'
import { ErrorState } from '@officina/ui/states'
import { Timeline } from '@officina/ui/Timeline'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { DateText } from '@officina/ui/values'
import { useGetOne } from 'react-admin'
import { Link } from 'react-router'
import { RecordActions } from '../../schema/Actions.tsx'
import { FieldValue } from '../../schema/FieldValue.tsx'
import { Section } from '../../schema/Section.tsx'
import { specOf } from '../../schema/spec.ts'
import { wholeRecord } from '../../schema/wholeRecord.ts'
import { Reveal } from '../patients/Reveal.tsx'
import { recordPath } from '../recordPath.ts'
import { NextParcel } from './NextParcel.tsx'
import type { Parcel } from './parcel.ts'
import { parcelActions } from './parcelActions.tsx'

/** A parcel beside the board: contents with their shelf, address, history and the next step. */
export function ParcelPanel(props: {
  id: string | null
  /** A step whose dialog opens with it. */
  step?: string
  onOpen: (id: string, step?: string) => void
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
        <Details parcel={parcel} onNext={props.onOpen} />
      ) : (
        <ListSkeleton rows={6} />
      )}
    </SidePanel>
  )
}

type DetailsProps = { parcel: Parcel; onNext: (id: string, step?: string) => void }

function Details({ parcel, onNext }: DetailsProps) {
  const t = useText(messages)
  const { address } = parcel
  const { carrier, method } = specOf('shipments').fields
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
        <NextParcel key={parcel.id} parcel={parcel} onNext={onNext} />
      </Box>
      {parcel.hold_reason && <Alert severity="warning">{t.held(parcel.hold_reason)}</Alert>}
      {!parcel.is_paid && <Alert severity="info">{t.unpaid}</Alert>}
      {parcel.exception_code && parcel.exception_note && (
        <Alert severity="warning">{parcel.exception_note}</Alert>
      )}
      <ParcelContents parcel={parcel} />
      <FactList
        facts={[
          {
            label: t.address,
            value: (
              <>
                {[address.company, address.name, ...address.lines].filter(Boolean).map((line) => (
                  <div key={line}>{line}</div>
                ))}
                {parcel.patient_id && (
                  <Reveal
                    patientId={parcel.patient_id}
                    field="phone"
                    orderId={parcel.order_id}
                    masked={address.phone}
                  />
                )}
              </>
            ),
          },
          {
            label: t.method,
            value: method ? <FieldValue field={method} value={parcel.method} /> : parcel.method,
          },
          { label: t.weight, value: parcel.weight_g && t.grams(parcel.weight_g) },
          {
            label: t.carrier,
            value: carrier && parcel.carrier && (
              <FieldValue field={carrier} value={parcel.carrier} />
            ),
          },
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
      <Section title={t.history}>
        <ParcelTimeline events={parcel.timeline} />
      </Section>
    </Box>
  )
}

type Event = components['schemas']['SettlementEvent']

/** What happened to a parcel, newest first. */
function ParcelTimeline({ events }: { events: readonly Event[] }) {
  const t = useText(messages)
  const locale = useLocale()
  return (
    <Card sx={{ p: { xs: 4, sm: 6 } }}>
      <Timeline
        entries={events.toReversed().map((event, i) => ({
          id: `${event.at}${i}`,
          at: event.at,
          actor: event.actor || roleText(event.actor_role, locale),
          event: eventText(event.event, locale),
          ...(event.to && event.from
            ? {
                before: statusOf('shipment', event.from, locale).label,
                after: statusOf('shipment', event.to, locale).label,
              }
            : {}),
          note: noteOf(event, t.emptied, locale),
        }))}
      />
    </Card>
  )
}

/** Why, in words where a code was kept. */
function noteOf({ event, reason }: Event, emptied: string, locale: Locale): string | undefined {
  if (event.endsWith('exception') && reason)
    return statusOf('shipment_exception', reason, locale).label
  return reason === 'emptied' ? emptied : (reason ?? undefined)
}

type Line = Parcel['lines'][number]

/** What goes into the box, where it stands, and its lot once it is packed. */
function ParcelContents({ parcel }: { parcel: Parcel }) {
  const t = useText(messages)
  const locale = useLocale()
  const columns: Column<Line>[] = [
    {
      key: 'title',
      header: t.product,
      render: (line) => (
        <>
          {line.title}
          <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
            {packText(line.variant_title, locale)} · {line.sku}
          </Box>
          {line.heat_sensitive && <StatusChip tone="progress">{t.cool}</StatusChip>}
        </>
      ),
    },
    { key: 'quantity', header: t.quantity, align: 'right', render: (line) => line.quantity },
    { key: 'bin', header: t.bin, render: (line) => line.bin ?? '–' },
    {
      key: 'lot',
      header: t.lot,
      render: (line) =>
        line.lot ? (
          <div>
            {line.lot}
            {line.expires_on && (
              <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
                <DateText value={line.expires_on} timeZone="UTC" />
              </Box>
            )}
          </div>
        ) : (
          '–'
        ),
    },
  ]
  return (
    <Section title={t.contents}>
      <DataTable
        label={t.contents}
        columns={columns}
        rows={parcel.lines}
        rowKey={(line) => line.id}
      />
    </Section>
  )
}

const messages = defineMessages({
  title: ['Parcel', '荷物'],
  held: (reason: string) => [`The order is on hold: ${reason}`, `注文が保留中です：${reason}`],
  unpaid: [
    'Not paid yet. Only invoice orders can ship before payment.',
    '未入金です。入金前に発送できるのは請求書払いの注文だけです。',
  ],
  address: ['Address', 'お届け先'],
  method: ['Delivery', '配送方法'],
  weight: ['Weight', '重量'],
  grams: (n: number) => [`${n} g`, `${n} g`],
  carrier: ['Carrier', '配送業者'],
  tracking: ['Tracking number', 'お問い合わせ番号'],
  history: ['History', '履歴'],
  contents: ['Contents', '内容'],
  emptied: [
    'All its units were moved to another parcel.',
    '中の商品をすべて別の荷物に移しました。',
  ],
  product: ['Product', '商品'],
  quantity: ['Units', '数量'],
  bin: ['Bin', '棚番'],
  lot: ['Lot, use by', 'ロット・使用期限'],
  cool: ['Keep cool', '要冷蔵'],
})
