import Payments from '@mui/icons-material/PaymentsOutlined'
import { lazyWithRetry } from '@officina/ui/lazyWithRetry'
import { defineResource, sumOf } from '../definition.ts'

export default defineResource({
  name: 'settlements',
  menu: 70,
  icon: Payments,
  badge: (counts) =>
    sumOf(counts.settlements, ['open', 'closed', 'approved', 'failed', 'attention']),
  list: lazyWithRetry(() => import('./SettlementList.tsx')),
  detail: lazyWithRetry(() => import('./SettlementPage.tsx')),
  detailPath: 'settlements/detail',
})
