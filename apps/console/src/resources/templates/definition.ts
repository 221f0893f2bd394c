import { lazy } from 'react'
import { defineResource } from '../definition.ts'

/** Templates live below recipes, in the tabs of their list; this only says where a link to one leads. */
export default defineResource({
  name: 'templates',
  menu: false,
  list: lazy(() => import('./ToTemplates.tsx')),
  detail: lazy(() => import('./ToTemplates.tsx')),
  detailPath: 'recipes/templates',
  createPath: 'recipes/registration?mode=create',
})
