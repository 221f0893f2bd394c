import type { components } from '@officina/openapi/schema'
import type { Ctx } from '../../context.ts'
import { type SQL, sql } from '../../db/sql.ts'
import { notFound } from '../errors.ts'

type Summary = components['schemas']['ProductSummary']
type Product = components['schemas']['Product']

/** What is for sale of a product, one row named `offer`: join it LATERAL to `products p`. */
export const offerOf = sql`(
  select
    (array_agg(v.id order by v.position, v.id))[1] as variant_id,
    (array_agg(v.title order by v.position, v.id))[1] as variant_title,
    (array_agg(v.price order by v.position, v.id))[1] as price,
    (array_agg(v.compare_at_price order by v.position, v.id))[1] as compare_at_price,
    (array_agg(v.units_per_pack order by v.position, v.id))[1] as units_per_pack,
    (array_agg(v.unit order by v.position, v.id))[1] as unit,
    count(*)::int as variants_count,
    min(v.restock_on) as restock_on,
    bool_or(v.available and (s.variant_id is null or s.on_hand > s.reserved)) as sellable
  from variants v left join stock s on s.variant_id = v.id
  where v.product_id = p.id
)`

/** The word shown for the stock of `products p` joined with its `offer`. */
export const availabilityOf = sql`case
  when p.removed_at is not null then 'discontinued'
  when p.availability <> 'in_stock' or offer.sellable then p.availability
  when offer.restock_on is not null then 'backordered'
  else 'out_of_stock' end`

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

/** Whether `variants v` with its `stock s` of `products p` can be sold now. */
export const variantSellable = sql`(
  p.removed_at is null and p.availability = 'in_stock' and v.available
  and (s.variant_id is null or s.on_hand > s.reserved))`

/** The stock word of `variants v` with its `stock s` of `products p`. */
export const variantAvailability = sql`case
  when p.removed_at is not null then 'discontinued'
  when p.availability <> 'in_stock' or ${variantSellable} then p.availability
  when v.restock_on is not null then 'backordered'
  else 'out_of_stock' end`
