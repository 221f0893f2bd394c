import { q } from '@officina/client/query'
import { StatusChip } from '@officina/ui/StatusChip'
import { TabsNav } from '@officina/ui/TabsNav'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { useQuery } from '@tanstack/react-query'
import { useListContext } from 'react-admin'
import { useMe } from '../../admin/MeContext.ts'
import { SchemaList } from '../../schema/SchemaList.tsx'
import { specOf } from '../../schema/spec.ts'
import { valueLabel } from '../../schema/words.ts'
import { OrderBulk } from './OrderBulk.tsx'

/** Orders of all patients, by what has to be done with them. */
export default function OrderList() {
  const t = useText(messages)
  const { permissions } = useMe()
  return (
    <SchemaList
      resource="orders"
      tabs={<OrderTabs />}
      quickFilters={['payment_state', 'fulfilment_state', 'placed_at']}
      cells={{
        number: (row) => <span style={{ whiteSpace: 'nowrap' }}>{row.number}</span>,
        flags: (row) => <Flags flags={row.flags ?? []} />,
      }}
      {...(permissions.includes('order.manage') || permissions.includes('logistics.manage')
        ? { bulk: (ids: string[], clear: () => void) => <OrderBulk ids={ids} onDone={clear} /> }
        : {})}
      empty={{ title: t.empty, text: t.emptyText }}
    />
  )
}

/** Each tab is a filter with its own address and count. */
function OrderTabs() {
  const t = useText(messages)
  const { data } = useQuery({ ...q('/api/admin/orders/counts'), refetchInterval: 60_000 })
  const { filterValues } = useListContext()
  return (
    <TabsNav
      label={t.tabs}
      tabs={tabs.map((tab) => ({
        label: t[tab],
        to: `/orders?filter=${encodeURIComponent(JSON.stringify(tab === 'all' ? {} : { tab }))}`,
        current: (filterValues.tab ?? 'all') === tab,
        count: data?.[tab],
      }))}
    />
  )
}

const tabs = [
  'needs_attention',
  'new',
  'awaiting_payment',
  'to_ship',
  'backorders',
  'shipped',
  'delivered',
  'cancelled',
  'all',
] as const

/** What somebody has to look at. */
export function Flags(props: { flags: readonly string[] }) {
  const locale = useLocale()
  const field = specOf('orders').fields.flags
  if (props.flags.length === 0) return <>–</>
  return props.flags.map((flag) => (
    <StatusChip key={flag} tone="attention">
      {field ? valueLabel(field, flag, locale) : flag}
    </StatusChip>
  ))
}

const messages = defineMessages({
  en: {
    tabs: 'Orders by what has to be done',
    needs_attention: 'Needs attention',
    new: 'New',
    awaiting_payment: 'Unpaid',
    to_ship: 'To ship',
    backorders: 'Back-orders',
    shipped: 'Shipped',
    delivered: 'Delivered',
    cancelled: 'Cancelled',
    all: 'All',
    empty: 'No order yet',
    emptyText: 'Orders appear here as soon as patients place them.',
  },
  ja: {
    tabs: '対応別の注文',
    needs_attention: '要対応',
    new: '新規',
    awaiting_payment: '入金待ち',
    to_ship: '出荷待ち',
    backorders: 'お取り寄せ',
    shipped: '発送済み',
    delivered: 'お届け済み',
    cancelled: 'キャンセル',
    all: 'すべて',
    empty: '注文はまだありません',
    emptyText: '患者が注文すると、ここに表示されます。',
  },
})
