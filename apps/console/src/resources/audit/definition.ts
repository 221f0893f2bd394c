import FactCheck from '@mui/icons-material/FactCheckOutlined'
import { lazyWithRetry } from '@officina/ui/lazyWithRetry'
import { defineResource } from '../definition.ts'

/** A tab of the users' page; the menu leads those there who may read the log alone. */
export default defineResource({
  name: 'audit',
  menu: 95,
  icon: FactCheck,
  list: lazyWithRetry(() => import('./ToAudit.tsx')),
})
