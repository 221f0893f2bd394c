import { lazyWithRetry } from '@officina/ui/lazyWithRetry'
import { defineResource } from '../definition.ts'

/** Parcels are worked on at /logistics; this only says where a link to one leads. */
export default defineResource({
  name: 'shipments',
  menu: false,
  list: lazyWithRetry(() => import('../logistics/ToBoard.tsx')),
  detail: lazyWithRetry(() => import('../logistics/ToBoard.tsx')),
})
