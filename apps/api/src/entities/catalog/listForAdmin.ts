import { catalogs } from '../../db/schema/product.ts'
import { sql } from '../../db/sql.ts'
import { reads } from '../list.ts'
import { defineList } from '../read/list.ts'

/** Platform catalogs that an administrator can give to a doctor. */
export const catalogList = defineList('adminListCatalogs', {
  table: catalogs,
  where: () => sql`${catalogs.kind} = 'platform' and ${catalogs.status} = 'active'`,
  columns: {
    products_count: sql`(select count(*)::int from catalog_items item where item.catalog_id = ${catalogs.id})`,
  },
  filters: { q: (q) => reads(catalogs.name, q) },
  order: ['name', 'ASC'],
})
