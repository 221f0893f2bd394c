import Campaign from '@mui/icons-material/CampaignOutlined'
import { lazy } from 'react'
import { defineResource } from '../definition.ts'

export default defineResource({
  name: 'news',
  menu: 80,
  icon: Campaign,
  detail: lazy(() => import('./NewsPage.tsx')),
})
