import Icon from '@mui/icons-material/SwapHorizOutlined'
import { lazyWithRetry } from '@officina/ui/lazyWithRetry'
import { defineResource } from '../definition.ts'

export default defineResource({
  name: 'synonyms',
  menu: 63,
  icon: Icon,
  list: lazyWithRetry(() => import('./SynonymList.tsx')),
})
