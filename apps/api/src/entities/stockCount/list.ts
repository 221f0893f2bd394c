import type { components } from '@officina/openapi/schema'
import type { AdminCtx } from '../../context.ts'
import { products, stock, variants } from '../../db/schema/product.ts'
import { stockCountLines, stockCounts, stockLots } from '../../db/schema/stock.ts'
import { asc, eq, sql } from '../../db/sql.ts'
import { like } from '../list.ts'
import { numberHolds } from '../numbers.ts'
import { defineList } from '../read/list.ts'
import { binOrder } from '../stock/binOrder.ts'

type Detail = components['schemas']['StockCountDetail']

const places = sql`from ${stockCountLines} where ${stockCountLines.countId} = ${stockCounts.id}`

/** Counts, newest first. */
export const countList = defineList('adminListStockCounts', {
  table: stockCounts,
  columns: {
    lines: sql`(select count(*)::int ${places})`,
    counted: sql`(select count(${stockCountLines.counted})::int ${places})`,
  },
  filters: {
    q: (q) => sql`(${numberHolds(stockCounts.number, q)} or ${stockCounts.area} ilike ${like(q)})`,
  },
  order: ['created_at', 'DESC'],
})

/** A count with its places in the order of the shelves. What stock expects is not told to those who count. */
export async function getCount(ctx: AdminCtx, id: string): Promise<Detail> {
  const row = await countList.one(ctx, id)
  const rows = await ctx.db
    .select({
      id: stockCountLines.id,
      variant_id: stockCountLines.variantId,
      product: products.title,
      variant: variants.title,
      sku: variants.sku,
      bin: stock.bin,
      lot: stockLots.lot,
      expires_on: stockLots.expiresOn,
      counted: stockCountLines.counted,
      expected: stockCountLines.expected,
    })
    .from(stockCountLines)
    .innerJoin(variants, eq(variants.id, stockCountLines.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .leftJoin(stock, eq(stock.variantId, stockCountLines.variantId))
    .leftJoin(stockLots, eq(stockLots.id, stockCountLines.lotId))
    .where(eq(stockCountLines.countId, id))
    .orderBy(
      sql`${binOrder} nulls last`,
      asc(products.title),
      asc(variants.sku),
      sql`${stockLots.expiresOn} nulls last`,
      sql`${stockLots.lot} nulls last`,
    )
  const isBlind = row.status === 'counting'
  return {
    ...row,
    places: rows.map((place) => ({ ...place, expected: isBlind ? null : place.expected })),
  }
}
