import ManageAccounts from '@mui/icons-material/ManageAccountsOutlined'
import { lazy } from 'react'
import { defineResource } from '../definition.ts'

export default defineResource({
  name: 'users',
  menu: 90,
  icon: ManageAccounts,
  list: lazy(() => import('./UserList.tsx')),
  detail: lazy(() => import('./UserPage.tsx')),
  routes: [{ path: 'audit', page: lazy(() => import('./AuditLog.tsx')) }],
})
