import { lazyWithRetry } from '@officina/ui/lazyWithRetry'
import { defineResource } from '../definition.ts'

/** The history of imports, reached from the list of products. */
export default defineResource({
  name: 'product-imports',
  menu: false,
  list: lazyWithRetry(() => import('./ImportList.tsx')),
  detail: lazyWithRetry(() => import('./ImportPage.tsx')),
})
