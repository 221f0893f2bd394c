import { StatusChip } from '@officina/ui/StatusChip'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { None } from '@officina/ui/values'
import { SchemaList } from '../../schema/SchemaList.tsx'
import { specOf } from '../../schema/spec.ts'
import { valueLabel } from '../../schema/words.ts'
import { orderBulk } from './actions.ts'
import { UnshippedAge } from './UnshippedAge.tsx'

/** Orders of all patients, by what has to be done with them. */
export default function OrderList() {
  const t = useText(messages)
  return (
    <SchemaList
      resource="orders"
      // with what it costs and whether it is paid
      onCards={7}
      quickFilters={['flag', 'payment_state', 'fulfilment_state', 'placed_at']}
      cells={{
        number: (row) => <span style={{ whiteSpace: 'nowrap' }}>{row.number}</span>,
        unshipped_since: (row) => (
          <UnshippedAge since={row.unshipped_since ?? null} flags={row.flags ?? []} />
        ),
        flags: (row) => <Flags flags={row.flags ?? []} />,
      }}
      bulk={orderBulk}
      empty={{ title: t.empty, text: t.emptyText }}
    />
  )
}

/** What somebody has to look at. */
export function Flags(props: { flags: readonly string[] }) {
  const locale = useLocale()
  const field = specOf('orders').fields.flags
  if (props.flags.length === 0) return <None />
  return props.flags.map((flag) => (
    <StatusChip key={flag} tone="attention">
      {field ? valueLabel(field, flag, locale) : flag}
    </StatusChip>
  ))
}

const messages = defineMessages({
  empty: ['No order yet', '注文はまだありません'],
  emptyText: [
    'Orders appear here as soon as patients place them.',
    '患者が注文すると、ここに表示されます。',
  ],
})
