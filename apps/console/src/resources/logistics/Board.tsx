import { q } from '@officina/client/query'
import { Status, StatusChip } from '@officina/ui/StatusChip'
import { TabsNav } from '@officina/ui/TabsNav'
import { defineMessages, useText } from '@officina/ui/text'
import { TimeAgo } from '@officina/ui/values'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useListContext } from 'react-admin'
import { Navigate, useSearchParams } from 'react-router'
import { useMe } from '../../admin/MeContext.ts'
import type { RowOf } from '../../schema/overrides.ts'
import { SchemaList } from '../../schema/SchemaList.tsx'
import { BoardBulk } from './BoardBulk.tsx'
import { BoardTools } from './BoardTools.tsx'
import { ExceptionSteps } from './ExceptionSteps.tsx'
import { LogisticsTabs } from './LogisticsTabs.tsx'
import type { ParcelStep } from './ParcelActions.tsx'
import { ParcelPanel } from './ParcelPanel.tsx'

/** Parcels by how far they are; what needs work comes first. A row opens the parcel beside the list. */
export default function Board() {
  const t = useText(messages)
  const { permissions } = useMe()
  const [search, setSearch] = useSearchParams()
  const named = search.get('parcel')
  // the list writes its own address and forgets what it does not know: an open parcel is kept here too
  const [id, setId] = useState(named)
  const [step, setStep] = useState<ParcelStep>()
  const open = (parcel: string, next?: ParcelStep) => {
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
  const isProblems = search.get('filter') === JSON.stringify(filters.exception)
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
    return <Navigate to={`${addressOf('work')}${named ? `&parcel=${named}` : ''}`} replace />
  return (
    <>
      <SchemaList
        resource="shipments"
        title={t.title}
        storeKey="logistics"
        tabs={
          <>
            <AreaTabs />
            <BoardTools onFound={open} />
            <StateTabs />
          </>
        }
        quickFilters={['created_at']}
        columns={columns}
        hidden={['method', 'weight_g', 'carrier', 'heat_sensitive']}
        cells={{
          number: (row) => <span style={{ whiteSpace: 'nowrap' }}>{row.number}</span>,
          items: (row) => <span style={{ display: 'block', minWidth: 220 }}>{row.items}</span>,
          created_at: (row) => <TimeAgo value={row.created_at ?? ''} />,
          status: (row) => <ParcelState row={row} />,
          heat_sensitive: (row) =>
            row.heat_sensitive ? <StatusChip tone="progress">{t.cool}</StatusChip> : '–',
          hold_reason: (row) =>
            row.hold_reason ? <StatusChip tone="attention">{row.hold_reason}</StatusChip> : '–',
        }}
        onRowClick={(row) => open(row.id)}
        extraColumns={extra}
        {...(permissions.includes('logistics.manage')
          ? { bulk: (ids: string[], clear: () => void) => <BoardBulk ids={ids} onDone={clear} /> }
          : {})}
        empty={{ title: t.empty, text: t.emptyText }}
      />
      <ParcelPanel id={id} {...(step ? { step } : {})} onClose={close} />
    </>
  )
}

function ParcelState({ row }: { row: Partial<RowOf<'shipments'>> }) {
  return (
    <>
      <Status kind="shipment" value={row.status ?? ''} />
      {row.status === 'exception' && row.exception_code && (
        <Status kind="shipment_exception" value={row.exception_code} />
      )}
    </>
  )
}

function AreaTabs() {
  const { filterValues } = useListContext()
  const isProblem = JSON.stringify(filterOf(filterValues)) === JSON.stringify(filters.exception)
  return <LogisticsTabs current={isProblem ? 'exceptions' : 'board'} />
}

function StateTabs() {
  const t = useText(messages)
  const { data } = useQuery({ ...q('/api/admin/shipments/counts'), refetchInterval: 60_000 })
  const { filterValues } = useListContext()
  const chosen = JSON.stringify(filterOf(filterValues))
  return (
    <TabsNav
      label={t.tabs}
      tabs={tabs.map((tab) => ({
        label: t[tab],
        to: addressOf(tab),
        current: chosen === JSON.stringify(filters[tab]),
        count: data && tab !== 'work' && tab !== 'all' ? data[tab] : undefined,
      }))}
    />
  )
}

const tabs = [
  'work',
  'to_pick',
  'picking',
  'packed',
  'shipped',
  'in_transit',
  'delivered',
  'exception',
  'all',
] as const
type Tab = (typeof tabs)[number]

const filters: Record<Tab, object> = {
  work: { work_needed: true },
  to_pick: { status: ['to_pick'] },
  picking: { status: ['picking'] },
  packed: { status: ['packed'] },
  shipped: { status: ['shipped'] },
  in_transit: { status: ['in_transit'] },
  delivered: { status: ['delivered'] },
  exception: { status: ['exception'] },
  all: {},
}

const filterOf = ({ work_needed, status }: Record<string, unknown>) => ({
  ...(work_needed === undefined ? {} : { work_needed }),
  ...(status === undefined ? {} : { status }),
})

const addressOf = (tab: Tab) =>
  `/logistics?filter=${encodeURIComponent(JSON.stringify(filters[tab]))}`

const columns = [
  'number',
  'order_number',
  'status',
  'items',
  'created_at',
  'ship_region',
  'method',
  'weight_g',
  'heat_sensitive',
  'carrier',
  'tracking_no',
  'hold_reason',
] as const

const messages = defineMessages({
  en: {
    title: 'Logistics',
    tabs: 'Parcels by state',
    work: 'Needs work',
    to_pick: 'To pick',
    picking: 'Picking',
    packed: 'Packed',
    shipped: 'Shipped',
    in_transit: 'In transit',
    delivered: 'Delivered',
    exception: 'Problems',
    all: 'All',
    cool: 'Keep cool',
    next: 'Next step',
    empty: 'No parcel yet',
    emptyText: 'Parcels appear here when orders are released.',
  },
  ja: {
    title: '物流',
    tabs: '状態別の出荷',
    work: '要作業',
    to_pick: 'ピッキング待ち',
    picking: 'ピッキング中',
    packed: '梱包済み',
    shipped: '発送済み',
    in_transit: '配送中',
    delivered: 'お届け済み',
    exception: 'トラブル',
    all: 'すべて',
    cool: '要冷蔵',
    next: '次の対応',
    empty: '出荷はまだありません',
    emptyText: '注文の出荷を指示すると、ここに表示されます。',
  },
})
