import Settings from '@mui/icons-material/SettingsOutlined'
import { defineResource } from '../definition.ts'

export default defineResource({
  name: 'settings',
  menu: 97,
  icon: Settings,
  label: { en: 'Settings', ja: '設定' },
  permission: 'order.read',
  list: () => import('./Overview.tsx'),
  routes: [{ path: 'legal', page: () => import('./LegalPage.tsx') }],
  detail: () => import('./GroupPage.tsx'),
})
