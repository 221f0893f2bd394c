import Icon from '@mui/icons-material/BarChartOutlined'
import { lazyWithRetry } from '@officina/ui/lazyWithRetry'
import { defineResource } from '../definition.ts'

const reports = defineResource({
  name: 'reports',
  menu: 15,
  icon: Icon,
  label: { en: 'Reports', ja: 'レポート' },
  list: lazyWithRetry(() => import('./Reports.tsx')),
  routes: [{ path: 'stock-value', page: lazyWithRetry(() => import('./StockValue.tsx')) }],
})

const stockValues = defineResource({
  name: 'stock-values',
  menu: false,
  to: {
    list: '/reports/stock-value',
    record: (id) => `/logistics/stock?filter=${encodeURIComponent(JSON.stringify({ id: [id] }))}`,
  },
})

export default [reports, stockValues]
