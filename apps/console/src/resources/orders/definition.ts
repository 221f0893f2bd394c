import Receipt from '@mui/icons-material/ReceiptLongOutlined'
import { lazyWithRetry } from '@officina/ui/lazyWithRetry'
import { defineResource, sumOf } from '../definition.ts'

export default defineResource({
  name: 'orders',
  menu: 60,
  icon: Receipt,
  badge: (counts) => sumOf(counts.orders, ['needs_attention']),
  list: lazyWithRetry(() => import('./OrderList.tsx')),
  detail: lazyWithRetry(() => import('./OrderPage.tsx')),
  detailPath: 'orders/detail',
})
