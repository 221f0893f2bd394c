import type { operations } from '@officina/openapi/schema'
import type { AdminCtx } from '../../context.ts'
import { type SQL, sql } from '../../db/sql.ts'
import { like } from '../list.ts'
import { defineList } from '../read/list.ts'
import { offerOf } from '../stock/availability.ts'
import { findCorrected } from './corrected.ts'
import { recipesOf } from './forAdmin.ts'
import { bestMatchFirst, productsFound } from './search.ts'
import { p, productParts } from './view.ts'

type Query = NonNullable<operations['adminListProducts']['parameters']['query']>

/** Whether a pack of `products p` stands on the shelf in that way. */
const hasShelf = (condition: SQL): SQL => sql`exists (
  select 1 from variants v join stock s on s.variant_id = v.id where v.product_id = p.id and ${condition})`
const isLow = hasShelf(sql`s.on_hand - s.reserved < s.low_threshold and s.on_hand > s.reserved`)
const isOut = sql`(${hasShelf(sql`true`)} and not ${hasShelf(sql`s.on_hand > s.reserved`)})`
const levels = { low: isLow, out: isOut }
const isInStock = sql`(p.removed_at is null and p.availability = 'in_stock' and exists (
  select 1 from variants v left join stock s on s.variant_id = v.id
  where v.product_id = p.id and v.available and (s.variant_id is null or s.on_hand > s.reserved)))`
/** What the sorts by stock and by price read: of all products at once, which costs a tenth of one by one. */
const sortJoins = {
  stock: sql`left join (select v.product_id, sum(s.on_hand - s.reserved) as stock
    from variants v join stock s on s.variant_id = v.id group by v.product_id) counted on counted.product_id = p.id`,
  price: sql`left join (select distinct on (v.product_id) v.product_id, v.price
    from variants v order by v.product_id, v.position, v.id) first on first.product_id = p.id`,
}

const sortable = {
  title: p.title,
  brand: p.brand,
  category: p.category,
  status: p.status,
  updated_at: p.updatedAt,
  price: sql`first.price`,
  stock: sql`counted.stock`,
}

/** Whether the console finds `products p` by a text: by its words, or by the SKU or barcode of a pack. */
export const foundInConsole = (q: string): SQL =>
  // not "or": each half has its own index
  sql`p.id = any(array(
    ${productsFound(q)}
    union all select v.product_id from variants v where v.sku ilike ${like(q)} or v.barcode = ${q.normalize('NFKC').replace(/[\s-]/g, '')}))`

/** Every product of the shop, whatever catalog it is in. Packs, stock and recipes are read for the page alone. */
const productListForAdmin = defineList('adminListProducts', {
  table: p,
  pageJoins: sql`cross join lateral ${offerOf} offer
    cross join lateral (
      select sum(s.on_hand - s.reserved)::int as stock,
        coalesce(bool_or(s.on_hand - s.reserved < s.low_threshold and s.on_hand > s.reserved), false) as low,
        (array_agg(v.sku order by v.position, v.id))[1] as sku,
        coalesce(json_agg(json_build_object('id', v.id, 'title', v.title, 'price', v.price)
          order by v.position, v.id) filter (where v.id is not null), '[]'::json) as packs
      from variants v left join stock s on s.variant_id = v.id where v.product_id = p.id
    ) shelf
    cross join lateral (select ${recipesOf(sql`p.id`)} as n) recipes`,
  columns: {
    ...productParts.columns,
    stock: sql`shelf.stock`,
    low: sql`shelf.low`,
    sku: sql`shelf.sku`,
    packs: sql`shelf.packs`,
    recipes: sql`recipes.n`,
  },
  filters: {
    q: foundInConsole,
    tag: (tags) => sql`p.tags && ${sql.param(tags)}::text[]`,
    in_stock: (wanted) => sql`${isInStock} = ${wanted}`,
    stock_level: (wanted) =>
      sql`(${sql.join([sql`false`, ...wanted.map((level) => levels[level])], sql` or `)})`,
    catalog_id: (id) =>
      sql`exists (select 1 from catalog_items item where item.product_id = p.id and item.catalog_id = ${id})`,
  },
  sortJoins,
  order: (_, { filter, sort }) => {
    if (filter?.q && !sort) return bestMatchFirst(filter.q)
    const [field, direction] = (sort ?? ['title', 'ASC']) as [keyof typeof sortable, string]
    const by = sql.raw(direction === 'ASC' ? 'asc' : 'desc')
    const then = field === 'status' || field === 'category' ? sql`, p.title ${by}` : sql``
    return sql`${sortable[field]} ${by}${then}, p.id ${by}`
  },
})

/** A page of them; a search with typing errors is corrected. */
export const listProductsForAdmin = (ctx: AdminCtx, query: Query) =>
  findCorrected(ctx, query, sql`true`, (each) => productListForAdmin.page(ctx, each))

/** Words that products have: choices of filters, and what forms suggest. */
export async function productChoices(ctx: AdminCtx) {
  const { rows } = await ctx.db.execute<
    Record<'category' | 'brand' | 'form' | 'concern' | 'tag', string[]>
  >(sql`
    select coalesce((select array_agg(distinct p.category order by p.category) from products p), '{}') as category,
      coalesce((select array_agg(distinct p.brand order by p.brand) from products p), '{}') as brand,
      coalesce((select array_agg(distinct p.form order by p.form) from products p), '{}') as form,
      coalesce((select array_agg(distinct word order by word) from products p, unnest(p.concerns) word), '{}') as concern,
      coalesce((select array_agg(distinct tag order by tag) from products p, unnest(p.tags) tag), '{}') as tag`)
  return rows[0] ?? { category: [], brand: [], form: [], concern: [], tag: [] }
}
