import Icon from '@mui/icons-material/BarChartOutlined'
import { lazyWithRetry } from '@officina/ui/lazyWithRetry'
import { defineResource } from '../definition.ts'

export default defineResource({
  name: 'reports',
  menu: 15,
  icon: Icon,
  label: { en: 'Reports', ja: 'レポート' },
  list: lazyWithRetry(() => import('./Reports.tsx')),
})
