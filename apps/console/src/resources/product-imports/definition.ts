import { defineResource } from '../definition.ts'

/** The history of imports, reached from the list of products. */
export default defineResource({
  name: 'product-imports',
  menu: false,
  list: () => import('./ImportList.tsx'),
  detail: () => import('./ImportPage.tsx'),
})
