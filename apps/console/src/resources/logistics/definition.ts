import LocalShipping from '@mui/icons-material/LocalShippingOutlined'
import { lazyWithRetry } from '@officina/ui/lazyWithRetry'
import { defineResource, sumOf } from '../definition.ts'

const board = defineResource({
  name: 'logistics',
  menu: 65,
  icon: LocalShipping,
  label: { en: 'Shipping', ja: '出荷' },
  permission: 'order.read',
  badge: (counts) => sumOf(counts.shipments, ['to_pick', 'picking', 'packed', 'exception']),
  list: lazyWithRetry(() => import('./Board.tsx')),
  routes: [
    { path: 'counts', page: lazyWithRetry(() => import('./Counts.tsx')) },
    { path: 'counts/new', page: lazyWithRetry(() => import('./CountNew.tsx')) },
    { path: 'counts/:id', page: lazyWithRetry(() => import('./CountPage.tsx')) },
    { path: 'lots', page: lazyWithRetry(() => import('./Lots.tsx')) },
    { path: 'lots/:id', page: lazyWithRetry(() => import('./LotPage.tsx')) },
    { path: 'movements', page: lazyWithRetry(() => import('./Movements.tsx')) },
    { path: 'receive', page: lazyWithRetry(() => import('./Receive.tsx')) },
    { path: 'stock', page: lazyWithRetry(() => import('./Stock.tsx')) },
    { path: 'settings', page: lazyWithRetry(() => import('./ToSettings.tsx')) },
  ],
})

/** Parcels are worked on at the board: a link to one opens it there. */
const parcels = defineResource({
  name: 'shipments',
  menu: false,
  to: { list: '/logistics', record: (id) => `/logistics?parcel=${encodeURIComponent(id)}` },
})

/** Stock is a tab: a link to a variant leads to its row. */
const stock = defineResource({
  name: 'stock',
  menu: false,
  to: {
    list: '/logistics/stock',
    record: (id) => `/logistics/stock?filter=${encodeURIComponent(JSON.stringify({ id: [id] }))}`,
  },
})

const lots = defineResource({
  name: 'stock-lots',
  menu: false,
  to: { list: '/logistics/lots', record: (id) => `/logistics/lots/${encodeURIComponent(id)}` },
})

const movements = defineResource({
  name: 'stock-movements',
  menu: false,
  to: { list: '/logistics/movements' },
})

const counts = defineResource({
  name: 'stock-counts',
  menu: false,
  createPath: '/logistics/counts/new',
  to: { list: '/logistics/counts', record: (id) => `/logistics/counts/${encodeURIComponent(id)}` },
})

export default [board, parcels, stock, lots, movements, counts]
