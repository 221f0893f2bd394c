import Icon from '@mui/icons-material/AutorenewOutlined'
import { lazyWithRetry } from '@officina/ui/lazyWithRetry'
import { defineResource } from '../definition.ts'

export default defineResource({
  name: 'repeats',
  menu: 61,
  icon: Icon,
  detail: lazyWithRetry(() => import('./RepeatPage.tsx')),
})
