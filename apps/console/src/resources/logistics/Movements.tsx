import '@officina/openapi/resources/stock-movements'
import { defineMessages, useText } from '@officina/ui/text'
import { DateText } from '@officina/ui/values'
import { SchemaList } from '../../schema/SchemaList.tsx'
import { TwoLines } from '../../schema/TwoLines.tsx'
import { LogisticsTabs } from './LogisticsTabs.tsx'

/** The ledger of stock, newest first. */
export default function Movements() {
  const t = useText(messages)
  return (
    <SchemaList
      resource="stock-movements"
      title={t.title}
      storeKey="logistics.movements"
      tabs={<LogisticsTabs current="movements" />}
      cells={{
        at: (row) => <DateText value={row.at ?? null} time />,
        product: (row) => <TwoLines>{row.product}</TwoLines>,
        on_hand: (row) => signed(row.on_hand),
        reserved: (row) => signed(row.reserved),
        quarantined: (row) => signed(row.quarantined),
      }}
      empty={{ title: t.empty, text: t.emptyText }}
    />
  )
}

/** `+12`, `−3`, and a dash for no change. */
const signed = (n = 0): string => (n === 0 ? '–' : n > 0 ? `+${n}` : `−${-n}`)

const messages = defineMessages({
  title: ['Stock movements', '入出庫'],
  empty: ['No movements', '入出庫がありません'],
  emptyText: [
    'What is received, reserved, shipped or counted appears here.',
    '入庫、引当、発送、棚卸しの記録がここに表示されます。',
  ],
})
