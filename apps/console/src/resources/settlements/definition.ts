import Payments from '@mui/icons-material/PaymentsOutlined'
import { lazy } from 'react'
import { sumOf } from '../../admin/sumOf.ts'
import { defineResource } from '../definition.ts'

export default defineResource({
  name: 'settlements',
  menu: 70,
  icon: Payments,
  badge: (counts) => sumOf(counts.settlements, ['open', 'closed', 'failed']),
  list: lazy(() => import('./SettlementList.tsx')),
  detail: lazy(() => import('./SettlementPage.tsx')),
  detailPath: 'settlements/detail',
})
