import '@officina/openapi/resources/stock-counts'
import { defineMessages, useText } from '@officina/ui/text'
import { SchemaList } from '../../schema/SchemaList.tsx'
import { CountStatus } from './CountStatus.tsx'
import { LogisticsTabs } from './LogisticsTabs.tsx'

/** Counts of the shelves, newest first. */
export default function Counts() {
  const t = useText(messages)
  return (
    <SchemaList
      resource="stock-counts"
      storeKey="logistics.counts"
      above={<LogisticsTabs current="counts" />}
      cells={{
        status: (row) => row.status && <CountStatus status={row.status} />,
        area: (row) => row.area || t.all,
      }}
      empty={{ title: t.empty, text: t.emptyText }}
    />
  )
}

const messages = defineMessages({
  all: ['All bins', 'すべての棚番'],
  empty: ['No counts', '棚卸しがありません'],
  emptyText: [
    'A count compares the units on the shelves with the stock on record.',
    '棚卸しでは、棚の実物と在庫数を照合します。',
  ],
})
