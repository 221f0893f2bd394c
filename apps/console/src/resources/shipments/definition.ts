import { lazy } from 'react'
import { defineResource } from '../definition.ts'

/** Parcels are worked on at /logistics; this only says where a link to one leads. */
export default defineResource({
  name: 'shipments',
  menu: false,
  list: lazy(() => import('../logistics/ToBoard.tsx')),
  detail: lazy(() => import('../logistics/ToBoard.tsx')),
})
