import type { components } from '@officina/openapi/schema'
import type { AdminCtx } from '../../context.ts'
import { products, stock, variants } from '../../db/schema/product.ts'
import { stockLots } from '../../db/schema/stock.ts'
import { sql } from '../../db/sql.ts'
import { like, reads } from '../list.ts'
import { defineList } from '../read/list.ts'

const quarantined = sql`coalesce((select sum(${stockLots.quarantined}) from ${stockLots}
  where ${stockLots.variantId} = ${variants.id}), 0)`
const units = sql`(${stock.onHand} + ${quarantined})::int`
const value = sql`(${variants.cost} * (${stock.onHand} + ${quarantined}))::float8`

/** What lies in the house, by what it has cost. */
export const valueList = defineList('adminListStockValues', {
  table: variants,
  joins: sql`inner join ${stock} on ${stock.variantId} = ${variants.id}
    inner join ${products} on ${products.id} = ${variants.productId}`,
  columns: {
    product: products.title,
    variant: variants.title,
    category: products.category,
    supplier_id: stock.supplierId,
    units,
    cost: variants.cost,
    value,
  },
  filters: {
    q: (q) => sql`(${reads(products.title, q)} or ${variants.sku} ilike ${like(q)})`,
    supplier_id: (id) => sql`${stock.supplierId} = ${id}`,
    category: (category) => sql`${products.category} = ${category}`,
    without_cost: (without) =>
      without
        ? sql`(${variants.cost} is null and ${units} > 0)`
        : sql`${variants.cost} is not null`,
  },
  joinedFilters: ['q', 'supplier_id', 'category', 'without_cost'],
  sort: { product: products.title, units, value },
  order: ['value', 'DESC'],
  nullsLast: ['value'],
})

type Sum = components['schemas']['StockValueSum']

export async function getValueSum(ctx: AdminCtx): Promise<Sum> {
  const { rows } = await ctx.db.execute<Record<Exclude<keyof Sum, 'currency'>, string>>(sql`
    with held as (select variant_id, sum(quarantined) as units from stock_lots where quarantined > 0 group by 1)
    select coalesce(sum(v.cost * (s.on_hand + coalesce(held.units, 0))), 0) as value,
      coalesce(sum(v.cost * held.units), 0) as quarantined,
      coalesce(sum(s.on_hand + coalesce(held.units, 0)), 0) as units,
      coalesce(sum(s.on_hand + coalesce(held.units, 0)) filter (where v.cost is null), 0) as without_cost
    from stock s join variants v on v.id = s.variant_id left join held on held.variant_id = s.variant_id`)
  const [sum] = rows
  return {
    value: Number(sum?.value),
    quarantined: Number(sum?.quarantined),
    units: Number(sum?.units),
    without_cost: Number(sum?.without_cost),
    currency: ctx.config.currency,
  }
}
