import Campaign from '@mui/icons-material/CampaignOutlined'
import { defineResource } from '../definition.ts'

export default defineResource({
  name: 'news',
  menu: 80,
  icon: Campaign,
  detail: () => import('./NewsPage.tsx'),
})
