import '@officina/openapi/resources/purchase-orders'
import { defineMessages, useText } from '@officina/ui/text'
import { SchemaList } from '../../schema/SchemaList.tsx'
import { PurchaseStatus } from './PurchaseStatus.tsx'
import { PurchasingTabs } from './PurchasingTabs.tsx'

/** What was ordered from suppliers, newest first. */
export default function PurchaseOrders() {
  const t = useText(messages)
  return (
    <SchemaList
      resource="purchase-orders"
      above={<PurchasingTabs current="orders" />}
      cells={{ status: (row) => row.status && <PurchaseStatus status={row.status} /> }}
      empty={{ title: t.empty, text: t.emptyText }}
    />
  )
}

const messages = defineMessages({
  empty: ['No purchase orders', '発注がありません'],
  emptyText: [
    'Draft one here, or from the suggestions.',
    'ここで作成するか、発注候補から作成できます。',
  ],
})
