import type { components } from '@officina/openapi/schema'
import type { Ctx } from '../../context.ts'
import { type SQL, sql } from '../../db/sql.ts'
import { notFound } from '../errors.ts'
import {
  availabilityOf,
  offerOf,
  variantAvailability,
  variantSellable,
} from '../stock/availability.ts'

type Summary = components['schemas']['ProductSummary']
type Product = components['schemas']['Product']

/** Columns of a `ProductSummary` from `products p cross join lateral offerOf offer`. */
const summaryColumns = (ctx: Ctx): SQL => sql`
  p.id, p.shopify_product_id, p.handle, p.title, p.brand, p.category, p.form,
  p.images->0->>'url' as image, p.usage_kind, p.recipe_only,
  ${availabilityOf} as availability, offer.restock_on::text as restock_on,
  offer.variant_id, coalesce(offer.variant_title, '') as variant_title, offer.variants_count,
  coalesce(offer.price, 0)::float8 as price, offer.compare_at_price::float8 as compare_at_price,
  ${ctx.config.currency}::text as currency,
  coalesce(offer.units_per_pack, 0) as units_per_pack, coalesce(offer.unit, 'other') as unit,
  p.label_dosage`

/**
 * Product summaries: `where` and `orderBy` speak of `products p`, `offer` and what `joins` adds;
 * `columns` adds columns (begin with a comma).
 */
export async function selectSummaries<T extends Summary = Summary>(
  ctx: Ctx,
  parts: { where: SQL; orderBy: SQL; limit: number; offset?: number; joins?: SQL; columns?: SQL },
): Promise<T[]> {
  const result = await ctx.db.execute(sql`
    select ${summaryColumns(ctx)}${parts.columns ?? sql``}
    from products p ${parts.joins ?? sql``} cross join lateral ${offerOf} offer
    where ${parts.where} order by ${parts.orderBy} limit ${parts.limit} offset ${parts.offset ?? 0}`)
  return result.rows as T[]
}

/** A product with its variants and their stock, also one that is no longer sold. */
export async function loadProduct(ctx: Ctx, productId: string): Promise<Product> {
  const result = await ctx.db.execute<Product>(sql`
    select p.id, p.shopify_product_id, p.handle, p.title, p.brand, p.category, p.form,
      p.description_html, p.images, p.usage_kind, p.recipe_only, p.heat_sensitive,
      ${availabilityOf} as availability, offer.restock_on::text as restock_on,
      ${ctx.config.currency}::text as currency, p.ingredients, p.label_directions, p.label_dosage, p.warnings,
      p.certifications, p.removed_at, (
        select coalesce(json_agg(json_build_object(
          'id', v.id, 'shopify_variant_id', v.shopify_variant_id, 'sku', v.sku, 'title', v.title,
          'price', v.price, 'compare_at_price', v.compare_at_price,
          'units_per_pack', v.units_per_pack, 'unit', v.unit,
          'servings_per_pack', v.servings_per_pack, 'weight_g', v.weight_g,
          'available', ${variantSellable},
          'availability', ${variantAvailability},
          'quantity_available', s.on_hand - s.reserved, 'restock_on', v.restock_on
        ) order by v.position, v.id), '[]'::json)
        from variants v left join stock s on s.variant_id = v.id where v.product_id = p.id
      ) as variants
    from products p cross join lateral ${offerOf} offer where p.id = ${productId}`)
  const [row] = result.rows
  if (!row) throw notFound()
  return { ...row, removed_at: row.removed_at ? new Date(row.removed_at).toISOString() : null }
}
