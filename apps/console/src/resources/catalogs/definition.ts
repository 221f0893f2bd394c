import Icon from '@mui/icons-material/AutoStoriesOutlined'
import { defineResource } from '../definition.ts'

export default defineResource({
  name: 'catalogs',
  menu: 62.5,
  icon: Icon,
  detail: () => import('./CatalogPage.tsx'),
})
