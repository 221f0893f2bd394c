import '@officina/openapi/resources/suppliers'
import { defineMessages, useText } from '@officina/ui/text'
import { SchemaList } from '../../schema/SchemaList.tsx'
import { PurchasingTabs } from './PurchasingTabs.tsx'

/** Who delivers to the shop. */
export default function Suppliers() {
  const t = useText(messages)
  return (
    <SchemaList
      resource="suppliers"
      tabs={<PurchasingTabs current="suppliers" />}
      empty={{ title: t.empty, text: t.emptyText }}
    />
  )
}

const messages = defineMessages({
  empty: ['No suppliers yet', '仕入先がまだありません'],
  emptyText: [
    'Add who delivers your products and how long deliveries take.',
    '商品の仕入先と納期を登録してください。',
  ],
})
