import Icon from '@mui/icons-material/AutorenewOutlined'
import { defineResource } from '../definition.ts'

export default defineResource({
  name: 'repeats',
  menu: 61,
  icon: Icon,
  detail: () => import('./RepeatPage.tsx'),
})
