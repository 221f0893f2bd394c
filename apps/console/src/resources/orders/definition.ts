import Receipt from '@mui/icons-material/ReceiptLongOutlined'
import { defineResource, sumOf } from '../definition.ts'

export default defineResource({
  name: 'orders',
  menu: 60,
  icon: Receipt,
  badge: (counts) => sumOf(counts.orders, ['needs_attention']),
  list: () => import('./OrderList.tsx'),
  detail: () => import('./OrderPage.tsx'),
  detailPath: 'orders/detail',
})
