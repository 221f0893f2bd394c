import { sql } from '../../db/sql.ts'
/** Of `variants v` with its `stock s`: what `availabilityOf` asks of all packs of a product. */
export const offerFacts = sql`min(v.restock_on) as restock_on,
    min(v.restock_on) filter (where v.backorder_allowed) as orderable_on,
    bool_or(v.available and (s.variant_id is null or s.on_hand > s.reserved)) as sellable`

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
    ${offerFacts}
  from variants v left join stock s on s.variant_id = v.id
  where v.product_id = p.id
)`

/** The word shown for the stock of `products p` joined with its `offer`. */
export const availabilityOf = sql`case
  when p.removed_at is not null then 'discontinued'
  when p.availability <> 'in_stock' or offer.sellable then p.availability
  when offer.orderable_on is not null then 'backordered'
  else 'out_of_stock' end`

/** Whether `variants v` with its `stock s` of `products p` can be sold now. */
export const variantSellable = sql`(
  p.removed_at is null and p.availability = 'in_stock' and v.available
  and (s.variant_id is null or s.on_hand > s.reserved))`

/** The stock word of `variants v` with its `stock s` of `products p`. */
export const variantAvailability = sql`case
  when p.removed_at is not null then 'discontinued'
  when p.availability <> 'in_stock' or ${variantSellable} then p.availability
  when v.restock_on is not null and v.backorder_allowed then 'backordered'
  else 'out_of_stock' end`

/** Lines `l` of recipes with what they name, and which of them cannot be had with no day when they can again. */
export const linesWithStock = sql`recipe_lines l join products p on p.id = l.product_id
  join variants v on v.id = l.variant_id left join stock s on s.variant_id = v.id`
export const isAtRisk = sql`(${variantAvailability} in ('out_of_stock', 'discontinued'))`
