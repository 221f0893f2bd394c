import FactCheck from '@mui/icons-material/FactCheckOutlined'
import { lazy } from 'react'
import { defineResource } from '../definition.ts'

/** A tab of the users' page; the menu leads those there who may read the log alone. */
export default defineResource({
  name: 'audit',
  menu: 95,
  icon: FactCheck,
  list: lazy(() => import('./ToAudit.tsx')),
})
