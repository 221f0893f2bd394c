import LocalShipping from '@mui/icons-material/LocalShippingOutlined'
import { defineResource, sumOf } from '../definition.ts'

const board = defineResource({
  name: 'logistics',
  menu: 65,
  icon: LocalShipping,
  label: { en: 'Shipping', ja: '出荷' },
  permission: 'order.read',
  badge: (counts) => sumOf(counts.shipments, ['to_pick', 'picking', 'packed', 'exception']),
  list: () => import('./Board.tsx'),
  routes: [
    { path: 'counts', page: () => import('./Counts.tsx') },
    { path: 'counts/new', page: () => import('./CountNew.tsx') },
    { path: 'counts/:id', page: () => import('./CountPage.tsx') },
    { path: 'lots', page: () => import('./Lots.tsx') },
    { path: 'lots/:id', page: () => import('./LotPage.tsx') },
    { path: 'movements', page: () => import('./Movements.tsx') },
    { path: 'receive', page: () => import('./Receive.tsx') },
    { path: 'stock', page: () => import('./Stock.tsx') },
    { path: 'settings', page: () => import('./ToSettings.tsx') },
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
