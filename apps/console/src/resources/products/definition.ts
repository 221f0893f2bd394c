import Inventory from '@mui/icons-material/Inventory2Outlined'
import { lazyWithRetry } from '@officina/ui/lazyWithRetry'
import { defineResource } from '../definition.ts'

export default defineResource({
  name: 'products',
  menu: 62,
  icon: Inventory,
  list: lazyWithRetry(() => import('./ProductList.tsx')),
  detail: lazyWithRetry(() => import('./ProductPage.tsx')),
})
