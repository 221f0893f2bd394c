import '@officina/openapi/resources/shipments'
import Box from '@mui/material/Box'
import { dateIn, timeIn } from '@officina/shared/dates/days'
import { shipDay } from '@officina/shared/dates/workingDays'
import { formatDate, formatRegion } from '@officina/shared/format'
import { PageSkeleton } from '@officina/ui/PageSkeleton'
import { Status, StatusChip } from '@officina/ui/StatusChip'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { None, TimeAgo } from '@officina/ui/values'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useListContext } from 'react-admin'
import { Navigate, useSearchParams } from 'react-router'
import { useMe } from '../../admin/MeContext.ts'
import { q } from '../../providers/queries.ts'
import type { RowOf } from '../../schema/overrides.ts'
import { SchemaList } from '../../schema/SchemaList.tsx'
import { TwoLines } from '../../schema/TwoLines.tsx'
import { whereWidest } from '../../schema/tableStyles.ts'
import { BoardTools, ExceptionSteps } from './BoardTools.tsx'
import { LogisticsTabs } from './LogisticsTabs.tsx'
import { ParcelPanel } from './ParcelPanel.tsx'
import { parcelBulk } from './parcelBulkActions.ts'

/** Parcels by how far they are; what needs work comes first. A row opens the parcel beside the list. */
export default function Board() {
  const t = useText(messages)
  const locale = useLocale()
  const [search, setSearch] = useSearchParams()
  const named = search.get('parcel')
  // the list writes its own address and forgets what it does not know: an open parcel is kept here too
  const [id, setId] = useState(named)
  const [step, setStep] = useState<string>()
  const open = (parcel: string, next?: string) => {
    setId(parcel)
    setStep(next)
  }
  const close = () => {
    setId(null)
    if (named)
      setSearch((old) => {
        const params = new URLSearchParams(old)
        params.delete('parcel')
        return params
      })
  }
  const isProblems = showsProblems(search.get('filter'))
  const extra = isProblems
    ? [
        {
          key: 'next',
          header: t.next,
          render: (row: RowOf<'shipments'>) => <ExceptionSteps parcel={row} onStep={open} />,
        },
      ]
    : []
  if (!search.has('filter'))
    return (
      <>
        <PageSkeleton />
        <Navigate to={`${firstTab}${named ? `&parcel=${named}` : ''}`} replace />
      </>
    )
  return (
    <>
      <SchemaList
        resource="shipments"
        title={t.title}
        storeKey={isProblems ? 'logistics.exceptions' : 'logistics'}
        above={
          <>
            <AreaTabs />
            {!isProblems && <BoardTools onFound={open} />}
          </>
        }
        {...(isProblems ? { tabs: <></> } : {})}
        columns={isProblems ? problemColumns : columns}
        hidden={isProblems ? [] : ['carrier']}
        widths={isProblems ? problemWidths : widths}
        under={
          isProblems
            ? {}
            : { number: ['weight_g'], ship_region: ['method'], status: ['hold_reason'] }
        }
        {...(isProblems ? {} : { headings: { created_at: t.due } })}
        cells={{
          ...(isProblems ? {} : { created_at: (row) => <ParcelAge row={row} /> }),
          status: (row) => <ParcelState row={row} />,
          order_number: (row) => <span className="whole">{row.order_number}</span>,
          items: (row) => <TwoLines>{row.items}</TwoLines>,
          ship_region: (row) => (
            <TwoLines>{row.ship_region && formatRegion(row.ship_region, locale, 'short')}</TwoLines>
          ),
          heat_sensitive: (row) =>
            row.heat_sensitive ? <StatusChip tone="progress">{t.cool}</StatusChip> : '–',
          hold_reason: (row) =>
            row.hold_reason ? <StatusChip tone="attention">{row.hold_reason}</StatusChip> : '–',
        }}
        onRowClick={(row) => open(row.id)}
        extraColumns={extra}
        bulk={parcelBulk}
        empty={{ title: t.empty, text: t.emptyText }}
      />
      <ParcelPanel id={id} {...(step ? { step } : {})} onOpen={open} onClose={close} />
    </>
  )
}

/** Of a problem, which one it is. */
const ParcelState = ({ row }: { row: Partial<RowOf<'shipments'>> }) =>
  row.status === 'exception' && row.exception_code ? (
    <Status kind="shipment_exception" value={row.exception_code} />
  ) : (
    <Status kind="shipment" value={row.status ?? ''} />
  )

function AreaTabs() {
  const { filterValues } = useListContext()
  const isProblem = showsProblems(JSON.stringify(filterValues))
  return <LogisticsTabs current={isProblem ? 'exceptions' : 'board'} />
}

const firstTab = `/logistics?filter=${encodeURIComponent(JSON.stringify({ work_needed: true }))}`

/** Whether a filter of the address shows what went wrong on the way. */
function showsProblems(filter: string | null): boolean {
  try {
    const { status } = JSON.parse(filter ?? '{}') as { status?: unknown }
    return JSON.stringify(status) === JSON.stringify(['exception'])
  } catch {
    return false
  }
}

/** By when a parcel has to ship, and how old it is where there is room or it has shipped. */
function ParcelAge({ row }: { row: Partial<RowOf<'shipments'>> }) {
  const t = useText(messages)
  const locale = useLocale()
  const { time_zone: zone = 'UTC' } = useMe()
  const { data: rules } = useQuery(q('/api/admin/settings/delivery'))
  if (!row.created_at) return <None />
  const isInHouse = ['to_pick', 'picking', 'packed'].includes(row.status ?? '')
  const due =
    isInHouse && rules ? shipDay(wallClock(new Date(row.created_at), zone), rules) : undefined
  const now = wallClock(new Date(), zone)
  const isLate = due && rules && (due < now.date || (due === now.date && now.time >= rules.cut_off))
  const age = (
    <>
      {t.created}
      <TimeAgo value={row.created_at} />
    </>
  )
  if (!due || !rules) return age
  return (
    <>
      {isLate ? (
        <StatusChip tone="stopped">{t.late(formatDate(due, locale, 'UTC'))}</StatusChip>
      ) : due === now.date ? (
        <StatusChip tone="attention">{t.today(rules.cut_off)}</StatusChip>
      ) : (
        <StatusChip tone="draft">{t.on(formatDate(due, locale, 'UTC'))}</StatusChip>
      )}
      <Box component="span" sx={whereWidest}>
        {age}
      </Box>
    </>
  )
}

/** Date and time of day as a clock on the wall of the business shows them. */
const wallClock = (at: Date, timeZone: string): { date: string; time: string } => ({
  date: dateIn(at, timeZone),
  time: timeIn(at, timeZone),
})

const columns = [
  'number',
  'order_number',
  'status',
  'items',
  'created_at',
  'heat_sensitive',
  'ship_region',
  'method',
  'weight_g',
  'carrier',
  'tracking_no',
  'hold_reason',
] as const

const widths = {
  phone: ['status', 'items', 'created_at', 'ship_region'],
  tablet: ['order_number'],
  desktop: ['heat_sensitive', 'tracking_no', 'hold_reason'],
} as const

/** What is needed to decide what comes next. */
const problemColumns = ['number', 'order_number', 'status', 'items', 'created_at'] as const
const problemWidths = {
  phone: ['status', 'items'],
  desktop: ['order_number'],
} as const

const messages = defineMessages({
  title: ['Shipping', '出荷'],
  cool: ['Keep cool', '要冷蔵'],
  next: ['Next step', '次の対応'],
  empty: ['No parcels yet', '荷物はまだありません'],
  emptyText: [
    'Parcels appear here once orders are released.',
    '注文の出荷を指示すると、ここに表示されます。',
  ],
  due: ['Due', '発送期限'],
  created: ['Created ', '作成：'],
  late: (day: string) => [`Late: due ${day}`, `遅延：${day}発送予定`],
  today: (time: string) => [`Ship today by ${time}`, `本日${time}まで`],
  on: (day: string) => [`Ship on ${day}`, `${day}に発送`],
})
