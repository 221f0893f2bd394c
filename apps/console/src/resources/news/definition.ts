import Campaign from '@mui/icons-material/CampaignOutlined'
import { lazyWithRetry } from '@officina/ui/lazyWithRetry'
import { defineResource } from '../definition.ts'

export default defineResource({
  name: 'news',
  menu: 80,
  icon: Campaign,
  detail: lazyWithRetry(() => import('./NewsPage.tsx')),
})
