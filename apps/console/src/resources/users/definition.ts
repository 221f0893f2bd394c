import ManageAccounts from '@mui/icons-material/ManageAccountsOutlined'
import { lazyWithRetry } from '@officina/ui/lazyWithRetry'
import { defineResource } from '../definition.ts'

export default defineResource({
  name: 'users',
  menu: 90,
  icon: ManageAccounts,
  list: lazyWithRetry(() => import('./UserList.tsx')),
  detail: lazyWithRetry(() => import('./UserPage.tsx')),
  routes: [{ path: 'audit', page: lazyWithRetry(() => import('./AuditLog.tsx')) }],
})
