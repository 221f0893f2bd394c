import Icon from '@mui/icons-material/BarChartOutlined'
import { defineResource } from '../definition.ts'

const reports = defineResource({
  name: 'reports',
  menu: 15,
  icon: Icon,
  label: { en: 'Reports', ja: 'レポート' },
  list: () => import('./Reports.tsx'),
  routes: [{ path: 'stock-value', page: () => import('./StockValue.tsx') }],
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
