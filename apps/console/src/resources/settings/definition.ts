import Settings from '@mui/icons-material/SettingsOutlined'
import { lazyWithRetry } from '@officina/ui/lazyWithRetry'
import { defineResource } from '../definition.ts'

export default defineResource({
  name: 'settings',
  menu: 97,
  icon: Settings,
  label: { en: 'Settings', ja: '設定' },
  permission: 'order.read',
  list: lazyWithRetry(() => import('./Overview.tsx')),
  routes: [{ path: 'legal', page: lazyWithRetry(() => import('./LegalPage.tsx')) }],
  detail: lazyWithRetry(() => import('./GroupPage.tsx')),
})
