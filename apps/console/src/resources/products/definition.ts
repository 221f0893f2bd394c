import Inventory from '@mui/icons-material/Inventory2Outlined'
import { defineResource } from '../definition.ts'

export default defineResource({
  name: 'products',
  menu: 62,
  icon: Inventory,
  list: () => import('./ProductList.tsx'),
  detail: () => import('./ProductPage.tsx'),
})
