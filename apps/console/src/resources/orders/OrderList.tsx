import { dayMs as day, hourMs as hour } from '@officina/shared/dates/days'
import { formatDateTime } from '@officina/shared/format'
import { Status, StatusChip } from '@officina/ui/StatusChip'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { None } from '@officina/ui/values'
import { useMe } from '../../admin/MeContext.ts'
import { SchemaList } from '../../schema/SchemaList.tsx'
import { specOf } from '../../schema/spec.ts'
import { valueLabel } from '../../schema/words.ts'
import { orderBulk } from './actions.ts'

/** Orders of all patients, by what has to be done with them. */
export default function OrderList() {
  const t = useText(messages)
  return (
    <SchemaList
      resource="orders"
      // with what it costs, whether it is paid and where it is
      onCards={8}
      hidden={[
        'item_count',
        'source',
        'payment_method',
        'method',
        'ship_region',
        'released_at',
        'shop_order_id',
      ]}
      quickFilters={['flag', 'payment_state', 'fulfilment_state', 'placed_at']}
      cells={{
        number: (row) => <span style={{ whiteSpace: 'nowrap' }}>{row.number}</span>,
        unshipped_since: (row) => (
          <UnshippedAge since={row.unshipped_since ?? null} flags={row.flags ?? []} />
        ),
        flags: (row) => <Flags flags={(row.flags ?? []).filter(isSaidElsewhere)} />,
        payment_state: (row) => <Payment order={row} />,
      }}
      bulk={orderBulk}
      empty={{ title: t.empty, text: t.emptyText }}
    />
  )
}

/** How far the payment is: an invoice that is due later is no payment that is missing. */
export function Payment({ order }: { order: { payment_state?: string; payment_method?: string } }) {
  const t = useText(messages)
  if (order.payment_state === 'pending' && order.payment_method === 'invoice')
    return <StatusChip tone="draft">{t.onInvoice}</StatusChip>
  return <Status kind="payment" value={order.payment_state ?? ''} />
}

/** The column of how long an order waits says these. */
const isSaidElsewhere = (flag: string) => flag !== 'late' && flag !== 'backorder_late'

/** The chips of payment and fulfilment say these. */
const saidByChips = ['payment_failed', 'on_hold']

/** What somebody has to look at. */
export function Flags(props: { flags: readonly string[]; none?: boolean }) {
  const locale = useLocale()
  const field = specOf('orders').fields.flags
  const flags = props.flags.filter((flag) => !saidByChips.includes(flag))
  if (flags.length === 0) return props.none === false ? null : <None />
  return flags.map((flag) => (
    <StatusChip key={flag} tone="attention">
      {field ? valueLabel(field, flag, locale) : flag}
    </StatusChip>
  ))
}

/** How old the oldest unsent unit is, and what it waits for: a chip from the first day on, red once a flag says that it is late. */
export function UnshippedAge(props: { since: string | null; flags: readonly string[] }) {
  const t = useText(messages)
  const locale = useLocale()
  const { time_zone: timeZone } = useMe()
  if (!props.since) return <None />
  const age = Date.now() - new Date(props.since).getTime()
  const text =
    age < day ? t.hours(Math.max(0, Math.floor(age / hour))) : t.days(Math.floor(age / day))
  const has = (flag: string) => props.flags.includes(flag)
  return (
    <span
      style={{ whiteSpace: 'nowrap' }}
      title={`${t.since} ${formatDateTime(props.since, locale, timeZone)}`}
    >
      {has('late') ? (
        <StatusChip tone="stopped">{t.late(text)}</StatusChip>
      ) : has('backorder_late') ? (
        <StatusChip tone="stopped">{t.waitingForStock(text)}</StatusChip>
      ) : has('out_of_stock') && age >= day ? (
        <StatusChip tone="attention">{t.waitingForStock(text)}</StatusChip>
      ) : (
        text
      )}
    </span>
  )
}

const messages = defineMessages({
  empty: ['No orders yet', '注文はまだありません'],
  emptyText: [
    'Orders appear here when patients place them.',
    '患者が注文すると、ここに表示されます。',
  ],
  onInvoice: ['On invoice', '請求書払い'],
  hours: (n: number) => [n === 1 ? '1 hour old' : `${n} hours old`, `${n}時間経過`],
  days: (n: number) => [n === 1 ? '1 day old' : `${n} days old`, `${n}日経過`],
  waitingForStock: (age: string) => [`${age}, waiting for stock`, `${age}・入荷待ち`],
  late: (age: string) => [`${age}, late`, `${age}・出荷遅延`],
  since: ['since', '起点'],
})
