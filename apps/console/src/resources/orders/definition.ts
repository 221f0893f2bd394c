import Receipt from '@mui/icons-material/ReceiptLongOutlined'
import { lazy } from 'react'
import { sumOf } from '../../admin/sumOf.ts'
import { defineResource } from '../definition.ts'

export default defineResource({
  name: 'orders',
  menu: 60,
  icon: Receipt,
  badge: (counts) => sumOf(counts.orders, ['needs_attention']),
  list: lazy(() => import('./OrderList.tsx')),
  detail: lazy(() => import('./OrderPage.tsx')),
  detailPath: 'orders/detail',
})
