import Icon from '@mui/icons-material/InventoryOutlined'
import { lazyWithRetry } from '@officina/ui/lazyWithRetry'
import { defineResource } from '../definition.ts'

const orders = defineResource({
  name: 'purchase-orders',
  menu: 67,
  icon: Icon,
  list: lazyWithRetry(() => import('./PurchaseOrders.tsx')),
  detail: lazyWithRetry(() => import('./PurchasePage.tsx')),
  routes: [
    { path: 'new', page: lazyWithRetry(() => import('./PurchaseNew.tsx')) },
    { path: 'suggestions', page: lazyWithRetry(() => import('./Suggestions.tsx')) },
    { path: 'suppliers', page: lazyWithRetry(() => import('./Suppliers.tsx')) },
    { path: 'suppliers/new', page: lazyWithRetry(() => import('./SupplierNew.tsx')) },
    { path: 'suppliers/:id', page: lazyWithRetry(() => import('./SupplierPage.tsx')) },
  ],
})

/** What should be ordered is a tab; a record of it is the variant's stock. */
const suggestions = defineResource({
  name: 'purchase-suggestions',
  menu: false,
  to: { list: '/purchase-orders/suggestions' },
})

const suppliers = defineResource({
  name: 'suppliers',
  menu: false,
  createPath: '/purchase-orders/suppliers/new',
  to: {
    list: '/purchase-orders/suppliers',
    record: (id) => `/purchase-orders/suppliers/${encodeURIComponent(id)}`,
  },
})

export default [orders, suggestions, suppliers]
