import Icon from '@mui/icons-material/AutoStoriesOutlined'
import { lazyWithRetry } from '@officina/ui/lazyWithRetry'
import { defineResource } from '../definition.ts'

export default defineResource({
  name: 'catalogs',
  menu: 62.5,
  icon: Icon,
  detail: lazyWithRetry(() => import('./CatalogPage.tsx')),
})
