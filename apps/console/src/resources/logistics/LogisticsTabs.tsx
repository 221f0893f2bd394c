import { TabsNav } from '@officina/ui/TabsNav'
import { defineMessages, useText } from '@officina/ui/text'
import { useMe } from '../../admin/MeContext.ts'

type LogisticsTab = 'board' | 'exceptions' | 'stock' | 'lots' | 'movements' | 'counts'

const exceptionsPath = `/logistics?filter=${encodeURIComponent(JSON.stringify({ status: ['exception'] }))}`

const inHousePath = `/logistics/lots?filter=${encodeURIComponent(JSON.stringify({ in_house: true }))}`

const openCounts = `/logistics/counts?filter=${encodeURIComponent(JSON.stringify({ status: ['counting', 'review'] }))}`

/** The parts of logistics; the rules are changed by those who may, and read by all. */
export function LogisticsTabs(props: { current: LogisticsTab }) {
  const t = useText(messages)
  const { permissions } = useMe()
  const paths: (readonly [LogisticsTab | 'settings', string])[] = [
    ['board', '/logistics'],
    ['exceptions', exceptionsPath],
    // as it is, not as it was searched last
    ['stock', '/logistics/stock?filter={}'],
    ['lots', inHousePath],
    ['movements', '/logistics/movements?filter={}'],
    ...(permissions.includes('logistics.manage') ? [['counts', openCounts] as const] : []),
    ['settings', '/settings/delivery'],
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
  lots: ['Lots', 'ロット'],
  movements: ['Movements', '入出庫'],
  counts: ['Counts', '棚卸し'],
  settings: ['Settings', '設定'],
})
