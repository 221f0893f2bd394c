import { catalogs } from '../../db/schema/product.ts'
import { type SQL, sql } from '../../db/sql.ts'
import { reads } from '../list.ts'
import { defineList } from '../read/list.ts'

/** How the products of a catalog are chosen. */
export const sourceOf = sql`case when ${catalogs.rule} is null then 'hand' else 'rule' end`

const productsOf: SQL = sql`(select count(*)::int from catalog_items item join products p on p.id = item.product_id
  where item.catalog_id = ${catalogs.id} and p.removed_at is null)`
const doctorsOf: SQL = sql`(select count(*)::int from doctor_catalogs given where given.catalog_id = ${catalogs.id})`

/** Platform catalogs; those that are archived only where they are asked for. */
export const catalogList = defineList('adminListCatalogs', {
  table: catalogs,
  where: (_, __, filter) =>
    sql`${catalogs.kind} = 'platform' and ${
      filter?.status || filter?.id ? sql`true` : sql`${catalogs.status} = 'active'`
    }`,
  columns: { products_count: productsOf, doctors_count: doctorsOf, source: sourceOf },
  filters: {
    q: (q) => reads(catalogs.name, q),
    source: (wanted) => sql`${sourceOf} = any(${sql.param(wanted)}::text[])`,
  },
  sort: { products_count: productsOf, doctors_count: doctorsOf },
  order: ['name', 'ASC'],
})
