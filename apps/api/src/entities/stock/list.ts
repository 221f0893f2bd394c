import type { AdminCtx, Ctx } from '../../context.ts'
import { products, stock, variants } from '../../db/schema/product.ts'
import { recipeLines, recipes, whereInForce } from '../../db/schema/recipe.ts'
import { stockLots } from '../../db/schema/stock.ts'
import { not, type PgColumn, sql } from '../../db/sql.ts'
import { like, reads } from '../list.ts'
import { defineList } from '../read/list.ts'
import { binOrder } from './binOrder.ts'
import { soon } from './lotList.ts'
import { packed } from './lots.ts'

const available = sql`(${stock.onHand} - ${stock.reserved})`
/** Issued recipes of patients with a product that cannot be delivered now. */
const atRisk = sql`(case when ${products.availability} in ('out_of_stock', 'discontinued') or ${available} <= 0 then
  (select count(distinct ${recipes.id})::int from ${recipeLines} inner join ${recipes} on ${recipes.id} = ${recipeLines.recipeId}
    where ${recipeLines.variantId} = ${variants.id} and ${recipeLines.state} = 'active'
      and ${recipes.kind} = 'patient' and ${whereInForce(recipes.status)})
  else 0 end)`
const isLow = sql`${available} < ${stock.lowThreshold}`
const expires = (
  ctx: Ctx,
) => sql`exists (select from ${stockLots} where ${stockLots.variantId} = ${variants.id}
  and ${stockLots.onHand} > 0 and ${stockLots.expiresOn} <= ${soon(ctx)})`
const canBePacked = sql`${stockLots.variantId} = ${variants.id} and ${stockLots.onHand} > 0
  and ${stockLots.holdReason} is null and ${stockLots.onHand} > ${packed}`
/** Of the lots that can be packed the one that expires first. */
const next = (column: PgColumn) =>
  sql`(select ${column} from ${stockLots} where ${canBePacked} order by ${stockLots.expiresOn} nulls last, ${stockLots.id} limit 1)`

/** What lies on the shelves of the embedded shop. */
export const stockList = defineList('adminListStock', {
  table: variants,
  joins: sql`inner join ${stock} on ${stock.variantId} = ${variants.id}
    inner join ${products} on ${products.id} = ${variants.productId}`,
  columns: {
    name: sql`${products.title} || ', ' || ${variants.title}`,
    supplier_id: stock.supplierId,
    product: products.title,
    variant: variants.title,
    bin: stock.bin,
    on_hand: stock.onHand,
    reserved: stock.reserved,
    available,
    low_threshold: stock.lowThreshold,
    lot: next(stockLots.lot),
    lot_expires_on: sql`${next(stockLots.expiresOn)}::text`,
    lots: sql`(select count(*)::int from ${stockLots} where ${stockLots.variantId} = ${variants.id}
      and (${stockLots.onHand} > 0 or ${stockLots.quarantined} > 0))`,
    quarantined: sql`(select coalesce(sum(${stockLots.quarantined}), 0)::int from ${stockLots}
      where ${stockLots.variantId} = ${variants.id})`,
    at_risk: atRisk,
    revision: stock.revision,
    updated_at: stock.updatedAt,
  },
  filters: {
    q: (q) => sql`(${reads(products.title, q)} or ${variants.sku} ilike ${like(q)}
      or ${stock.bin} ilike ${like(q)} or exists (select from ${stockLots}
      where ${stockLots.variantId} = ${variants.id} and ${stockLots.lot} ilike ${like(q)}))`,
    low: (low) => (low ? isLow : not(isLow)),
    expiring: (soon, ctx) => (soon ? expires(ctx) : not(expires(ctx))),
    at_risk: (risky) => (risky ? sql`${atRisk} > 0` : sql`${atRisk} = 0`),
  },
  joinedFilters: ['q', 'low', 'expiring', 'at_risk'],
  sort: {
    product: products.title,
    on_hand: stock.onHand,
    available,
    lot_expires_on: next(stockLots.expiresOn),
    bin: binOrder,
  },
  order: ['product', 'ASC'],
  nullsLast: ['lot_expires_on', 'bin'],
})

export const getStock = (ctx: AdminCtx, variantId: string) => stockList.one(ctx, variantId)
