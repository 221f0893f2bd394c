import { lazy } from 'react'
import { defineResource } from '../definition.ts'

/** Stock is a tab of /logistics; this only says where a link to it leads. */
export default defineResource({
  name: 'stock',
  menu: false,
  list: lazy(() => import('../logistics/ToStock.tsx')),
  detail: lazy(() => import('../logistics/ToStock.tsx')),
})
