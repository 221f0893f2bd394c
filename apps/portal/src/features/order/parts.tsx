import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { components } from '@officina/openapi/schema'
import { carrierName } from '@officina/shared/carriers'
import { lazyPart } from '@officina/ui/lazyPart'
import { Status } from '@officina/ui/StatusChip'
import { defineMessages, useJoin, useLocale, useText } from '@officina/ui/text'
import { unbroken } from '@officina/ui/unbroken'
import { DateText, Money } from '@officina/ui/values'
import type { ReactNode } from 'react'

/** A titled part of an order, as doctors and patients read it. */
export function OrderPart(props: { title: string; children: ReactNode }) {
  return (
    <Box component="section" sx={{ mb: 6 }}>
      <Typography component="h3" variant="body1" sx={{ fontWeight: 600, mb: 1 }}>
        {props.title}
      </Typography>
      {props.children}
    </Box>
  )
}

export type Amount = { label: string; amount: number; strong?: boolean; instead?: string }

/** The sum of an order, line by line; `instead` stands in place of an amount. */
export function Amounts({ rows, currency }: { rows: readonly Amount[]; currency: string }) {
  return (
    <Box component="dl" sx={amounts}>
      {rows.map(({ label, amount, strong, instead }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows of a finished sum
        <Box key={index} sx={strong ? { fontWeight: 600 } : undefined}>
          <dt>{label}</dt>
          <dd>{instead ?? <Money amount={amount} currency={currency} />}</dd>
        </Box>
      ))}
    </Box>
  )
}

/** A parcel: what is in it, who carries it, and when it left and arrived. */
export function Parcel(props: {
  parcel: Pick<
    components['schemas']['PatientOrder']['shipments'][number],
    'number' | 'status' | 'carrier' | 'tracking_no' | 'tracking_url' | 'shipped_at' | 'delivered_at'
  > & { lines: readonly { title: string; quantity: number }[] }
  words: { track: string; shipped: string; delivered: string }
}) {
  const { parcel, words } = props
  const locale = useLocale()
  const join = useJoin()
  return (
    <Box sx={{ py: 3, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 1 }}>
        <strong>{unbroken(parcel.number)}</strong>
        {isInHouse(parcel.status) ? (
          <Status kind="fulfilment" value="in_progress" />
        ) : (
          <Status kind="shipment" value={parcel.status} />
        )}
      </Box>
      <div>{join(parcel.lines.map((line) => `${line.title} × ${line.quantity}`))}</div>
      <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
        {parcel.carrier && `${carrierName(parcel.carrier, locale)} · `}
        {parcel.tracking_url ? (
          <a href={parcel.tracking_url} target="_blank" rel="noreferrer">
            {parcel.tracking_no ?? words.track}
          </a>
        ) : (
          parcel.tracking_no
        )}
        {parcel.shipped_at && (
          <div>
            {words.shipped} <DateText value={parcel.shipped_at} />
            {parcel.delivered_at && (
              <>
                {' · '}
                {words.delivered} <DateText value={parcel.delivered_at} />
              </>
            )}
          </div>
        )}
      </Box>
    </Box>
  )
}

/** The steps in the warehouse are one for those who wait for the parcel. */
const isInHouse = (status: string) => ['to_pick', 'picking', 'packed'].includes(status)

const EventList = lazyPart(() => import('./EventList.tsx'))

/** What happened to an order, newest first; its words come when they are needed. */
export function OrderEvents(props: {
  events: components['schemas']['OrderEvent'][]
  currency: string
  toPatient?: boolean
}) {
  const t = useText(messages)
  if (props.events.length === 0) return null
  return (
    <Box sx={{ mt: 6 }}>
      <OrderPart title={t.history}>
        <EventList label={t.history} {...props} />
      </OrderPart>
    </Box>
  )
}

const messages = defineMessages({ history: ['History', '履歴'] })

const amounts = {
  m: 0,
  pt: 3,
  borderTop: 1,
  borderColor: 'divider',
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: 4, py: 0.5 },
  '& dd': { m: 0 },
}
