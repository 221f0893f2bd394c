import Icon from '@mui/icons-material/SwapHorizOutlined'
import { defineResource } from '../definition.ts'

export default defineResource({
  name: 'synonyms',
  menu: 63,
  icon: Icon,
  list: () => import('./SynonymList.tsx'),
})
