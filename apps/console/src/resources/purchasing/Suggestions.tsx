import '@officina/openapi/resources/purchase-suggestions'
import { packText } from '@officina/shared/dosage/units'
import { StatusChip } from '@officina/ui/StatusChip'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { SchemaList } from '../../schema/SchemaList.tsx'
import { suggestionBulk } from './bulkActions.ts'
import { PurchasingTabs } from './PurchasingTabs.tsx'

/** What sells out before it can come. */
export default function Suggestions() {
  const t = useText(messages)
  const locale = useLocale()
  return (
    <SchemaList
      resource="purchase-suggestions"
      title={t.title}
      tabs={<PurchasingTabs current="suggestions" />}
      bulk={suggestionBulk}
      cells={{
        product: (row) => `${row.product} · ${packText(row.variant ?? '', locale)}`,
        days_of_cover: (row) =>
          row.days_of_cover === null || row.days_of_cover === undefined ? (
            '–'
          ) : row.days_of_cover < (row.lead_time_days ?? 7) ? (
            <StatusChip tone="stopped">{row.days_of_cover}</StatusChip>
          ) : (
            row.days_of_cover
          ),
        suggested: (row) => (row.suggested ? <strong>{row.suggested}</strong> : '–'),
      }}
      empty={{ title: t.empty, text: t.emptyText }}
    />
  )
}

const messages = defineMessages({
  title: ['Purchase suggestions', '発注候補'],
  empty: ['Nothing to order', '発注が必要な商品はありません'],
  emptyText: [
    'Every product has enough stock until its next delivery and for 30 days after it.',
    'すべての商品の在庫が、次回入荷からさらに30日分あります。',
  ],
})
