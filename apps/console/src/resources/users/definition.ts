import FactCheck from '@mui/icons-material/FactCheckOutlined'
import ManageAccounts from '@mui/icons-material/ManageAccountsOutlined'
import { defineResource } from '../definition.ts'

const users = defineResource({
  name: 'users',
  menu: 90,
  icon: ManageAccounts,
  list: () => import('./UserList.tsx'),
  detail: () => import('./UserPage.tsx'),
  routes: [{ path: 'audit', page: () => import('./AuditLog.tsx') }],
})

/** It opens without reads, which are most of it; the filter brings them back. */
const audit = defineResource({
  name: 'audit',
  menu: 95,
  icon: FactCheck,
  to: { list: `/users/audit?filter=${encodeURIComponent('{"reads":false}')}` },
})

export default [users, audit]
