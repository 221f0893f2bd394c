import Payments from '@mui/icons-material/PaymentsOutlined'
import { defineResource, sumOf } from '../definition.ts'

export default defineResource({
  name: 'settlements',
  menu: 70,
  icon: Payments,
  badge: (counts) =>
    sumOf(counts.settlements, ['open', 'closed', 'approved', 'failed', 'attention']),
  list: () => import('./SettlementList.tsx'),
  detail: () => import('./SettlementPage.tsx'),
  detailPath: 'settlements/detail',
})
