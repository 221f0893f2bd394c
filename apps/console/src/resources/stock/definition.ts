import { lazyWithRetry } from '@officina/ui/lazyWithRetry'
import { defineResource } from '../definition.ts'

/** Stock is a tab of /logistics; this only says where a link to it leads. */
export default defineResource({
  name: 'stock',
  menu: false,
  list: lazyWithRetry(() => import('../logistics/ToStock.tsx')),
  detail: lazyWithRetry(() => import('../logistics/ToStock.tsx')),
})
