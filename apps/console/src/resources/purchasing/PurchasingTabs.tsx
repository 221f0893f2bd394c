import { TabsNav } from '@officina/ui/TabsNav'
import { defineMessages, useText } from '@officina/ui/text'

type PurchasingTab = 'orders' | 'suggestions' | 'suppliers'

const needed = encodeURIComponent(JSON.stringify({ needed: true }))

/** The parts of purchasing. */
export function PurchasingTabs(props: { current: PurchasingTab }) {
  const t = useText(messages)
  const paths: [PurchasingTab, string][] = [
    ['orders', '/purchase-orders'],
    ['suggestions', `/purchase-orders/suggestions?filter=${needed}`],
    ['suppliers', '/purchase-orders/suppliers'],
  ]
  return (
    <TabsNav
      label={t.label}
      tabs={paths.map(([tab, to]) => ({ label: t[tab], to, current: tab === props.current }))}
    />
  )
}

const messages = defineMessages({
  label: ['Purchasing', '仕入れ'],
  orders: ['Purchase orders', '発注'],
  suggestions: ['Suggestions', '発注候補'],
  suppliers: ['Suppliers', '仕入先'],
})
