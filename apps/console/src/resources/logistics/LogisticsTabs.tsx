import { TabsNav } from '@officina/ui/TabsNav'
import { defineMessages, useText } from '@officina/ui/text'

type LogisticsTab = 'board' | 'exceptions' | 'stock' | 'settings'

const exceptionsPath = `/logistics?filter=${encodeURIComponent(JSON.stringify({ status: ['exception'] }))}`

/** The parts of logistics; the rules are changed by those who may, and read by all. */
export function LogisticsTabs(props: { current: LogisticsTab }) {
  const t = useText(messages)
  const paths: [LogisticsTab, string][] = [
    ['board', '/logistics'],
    ['exceptions', exceptionsPath],
    // as it is, not as it was searched last
    ['stock', '/logistics/stock?filter={}'],
    ['settings', '/logistics/settings'],
  ]
  return (
    <TabsNav
      label={t.label}
      tabs={paths.map(([tab, to]) => ({ label: t[tab], to, current: tab === props.current }))}
    />
  )
}

const messages = defineMessages({
  label: ['Shipping', '出荷'],
  board: ['Board', '出荷ボード'],
  exceptions: ['Problems', 'トラブル'],
  stock: ['Stock', '在庫'],
  settings: ['Settings', '設定'],
})
