import LocalShipping from '@mui/icons-material/LocalShippingOutlined'
import { lazyWithRetry } from '@officina/ui/lazyWithRetry'
import { sumOf } from '../../admin/sumOf.ts'
import { defineResource } from '../definition.ts'

export default defineResource({
  name: 'logistics',
  menu: 65,
  icon: LocalShipping,
  label: { en: 'Logistics', ja: '物流' },
  permission: 'order.read',
  badge: (counts) => sumOf(counts.shipments, ['to_pick', 'picking', 'packed', 'exception']),
  list: lazyWithRetry(() => import('./Board.tsx')),
  routes: [
    { path: 'stock', page: lazyWithRetry(() => import('./Stock.tsx')) },
    { path: 'settings', page: lazyWithRetry(() => import('./Settings.tsx')) },
  ],
})
