import Icon from '@mui/icons-material/InventoryOutlined'
import { defineResource } from '../definition.ts'

const orders = defineResource({
  name: 'purchase-orders',
  menu: 67,
  icon: Icon,
  list: () => import('./PurchaseOrders.tsx'),
  detail: () => import('./PurchasePage.tsx'),
  routes: [
    { path: 'new', page: () => import('./PurchaseNew.tsx') },
    { path: 'suggestions', page: () => import('./Suggestions.tsx') },
    { path: 'suppliers', page: () => import('./Suppliers.tsx') },
    { path: 'suppliers/new', page: () => import('./SupplierNew.tsx') },
    { path: 'suppliers/:id', page: () => import('./SupplierPage.tsx') },
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
