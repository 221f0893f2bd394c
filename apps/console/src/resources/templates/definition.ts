import { lazyWithRetry } from '@officina/ui/lazyWithRetry'
import { defineResource } from '../definition.ts'

/** Templates live below recipes, in the tabs of their list; this only says where a link to one leads. */
export default defineResource({
  name: 'templates',
  menu: false,
  list: lazyWithRetry(() => import('./ToTemplates.tsx')),
  detail: lazyWithRetry(() => import('./ToTemplates.tsx')),
  detailPath: 'recipes/templates',
  createPath: 'recipes/registration?mode=create',
})
