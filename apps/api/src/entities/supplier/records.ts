import { suppliers } from '../../db/schema/supplier.ts'
import { ilike } from '../../db/sql.ts'
import { like } from '../list.ts'
import { defineList } from '../read/list.ts'
import { defineRecord } from '../read/record.ts'

export const supplierList = defineList('adminListSuppliers', {
  table: suppliers,
  filters: { q: (q) => ilike(suppliers.name, like(q)) },
  order: ['name', 'ASC'],
})

export const supplierRecord = defineRecord('supplier', {
  table: suppliers,
  list: supplierList,
  create: 'adminCreateSupplier',
  update: 'adminUpdateSupplier',
})
