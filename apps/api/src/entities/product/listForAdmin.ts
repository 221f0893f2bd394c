import type { operations } from '@officina/openapi/schema'
import type { AdminCtx } from '../../context.ts'
import { sql } from '../../db/sql.ts'
import { defineList } from '../read/list.ts'
import { bestMatchFirst, findCorrected } from './search.ts'
import { p, productParts } from './view.ts'

type Query = NonNullable<operations['adminListProducts']['parameters']['query']>

const forSale = sql`p.removed_at is null`
const sortable = { title: p.title, brand: p.brand, price: sql`offer.price` }

const productList = defineList('adminListProducts', {
  ...productParts,
  where: () => forSale,
  later: ['note', 'my_default', 'my_margin', 'discount_price', 'times_recommended'],
  filters: {
    ...productParts.filters,
    catalog_id: (id) =>
      sql`exists (select 1 from catalog_items item where item.product_id = p.id and item.catalog_id = ${id})`,
  },
  joinedFilters: ['in_stock'],
  order: (_, { filter, sort }) => {
    if (filter?.q && !sort) return bestMatchFirst(filter.q)
    const [field, direction] = (sort ?? ['title', 'ASC']) as [keyof typeof sortable, string]
    const by = sql.raw(direction === 'ASC' ? 'asc' : 'desc')
    return sql`${sortable[field]} ${by}, p.id ${by}`
  },
})

/** Products that are sold, whatever catalog they are in, for templates. */
export const listProductsForAdmin = (ctx: AdminCtx, query: Query) =>
  findCorrected(ctx, query, forSale, (each) => productList.page(ctx, each))
