import { type AdminCtx, inTransaction } from '../../context.ts'
import { stock } from '../../db/schema/product.ts'
import { suppliers } from '../../db/schema/supplier.ts'
import { eq, ilike } from '../../db/sql.ts'
import { like } from '../list.ts'
import { defineList } from '../read/list.ts'
import { defineRecord } from '../read/record.ts'

export const supplierList = defineList('adminListSuppliers', {
  table: suppliers,
  filters: { q: (q) => ilike(suppliers.name, like(q)) },
  order: ['name', 'ASC'],
})

const record = defineRecord('supplier', {
  table: suppliers,
  list: supplierList,
  create: 'adminCreateSupplier',
  update: 'adminUpdateSupplier',
})

export const supplierRecord = {
  ...record,
  /** What was ordered from it has no supplier from then on. */
  remove: (ctx: AdminCtx, id: string): Promise<undefined> =>
    inTransaction(ctx, async (tx) => {
      await tx.db.update(stock).set({ supplierId: null }).where(eq(stock.supplierId, id))
      return record.remove(tx, id)
    }),
}
