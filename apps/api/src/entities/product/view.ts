import type { components } from '@officina/openapi/schema'
import type { Ctx } from '../../context.ts'
import { finishedRecord } from '../../db/finished.ts'
import { products } from '../../db/schema/product.ts'
import { alias, type SQL, sql } from '../../db/sql.ts'
import { notFound } from '../errors.ts'
import {
  availabilityOf,
  offerFacts,
  offerOf,
  variantAvailability,
  variantSellable,
} from '../stock/availability.ts'
import { isoOf } from '../wire.ts'
import { matchesText } from './search.ts'
import { successorOf } from './successor.ts'

type Product = components['schemas']['Product']

export const p = alias(products, 'p')

/** What all lists of products share; their rows read `offer`. */
export const productParts = {
  table: p,
  joins: sql`cross join lateral ${offerOf} offer`,
  columns: {
    image: sql`p.images->0->>'url'`,
    availability: availabilityOf,
    restock_on: sql`offer.restock_on::text`,
    variant_id: sql`offer.variant_id`,
    variant_title: sql`coalesce(offer.variant_title, '')`,
    variants_count: sql`offer.variants_count`,
    price: sql`coalesce(offer.price, 0)::float8`,
    compare_at_price: sql`offer.compare_at_price::float8`,
    currency: (ctx: Ctx) => sql`${ctx.config.currency}::text`,
    units_per_pack: sql`coalesce(offer.units_per_pack, 0)`,
    unit: sql`coalesce(offer.unit, 'other')`,
  },
  filters: {
    q: (q: string) => matchesText(q),
    in_stock: (wanted: boolean) => sql`(${availabilityOf} = 'in_stock') = ${wanted}`,
  },
}

/** `products p`, with the place of each in the catalog that is asked for as `item`. */
export const inCatalog = (id: string | undefined): SQL =>
  id
    ? sql`products p join catalog_items item on item.product_id = p.id and item.catalog_id = ${id}`
    : sql`products p left join catalog_items item on false`

/** The packs of `products p` with their stock, 0 at least, and what `availabilityOf` asks of them. */
const packs = sql`(
  select coalesce(json_agg(json_build_object(
      'id', v.id, 'shopify_variant_id', v.shopify_variant_id, 'sku', v.sku, 'title', v.title,
      'price', v.price, 'compare_at_price', v.compare_at_price,
      'units_per_pack', v.units_per_pack, 'unit', v.unit,
      'servings_per_pack', v.servings_per_pack, 'weight_g', v.weight_g,
      'available', ${variantSellable},
      'availability', ${variantAvailability},
      'quantity_available', greatest(s.on_hand, s.reserved) - s.reserved, 'restock_on', v.restock_on,
      'max_per_order', v.max_per_order
    ) order by v.position, v.id), '[]'::json) as variants,
    ${offerFacts}
  from variants v left join stock s on s.variant_id = v.id
  where v.product_id = p.id
)`

const { placeholder } = sql

/**
 * The statement that reads a product with its variants and their stock, also one that is no longer sold. `more`
 * are further columns of `products p`, whose values are placeholders `N`.
 */
export const productStatement = <N extends string = never>(
  types: Record<N, string>,
  more = sql``,
  where = sql``,
) =>
  finishedRecord<N | 'id' | 'currency'>(
    sql`select row_to_json(r)::text as product from (
    select p.id, p.shopify_product_id, p.handle, p.title, p.brand, p.category, p.form,
      p.description_html, p.images, p.usage_kind, p.recipe_only, p.heat_sensitive,
      ${availabilityOf} as availability, offer.restock_on::text as restock_on,
      ${placeholder('currency')}::text as currency, p.ingredients, p.label_directions, p.label_dosage, p.warnings,
      p.certifications, p.allergens, ${isoOf(p.removedAt)} as removed_at, ${successorOf} as successor,
      case when p.status = 'discontinued' then p.status_reason end as status_reason,
      offer.variants ${more}
    from products p cross join lateral ${packs} offer where p.id = ${placeholder('id')} ${where}) r`,
    { ...types, id: 'uuid', currency: 'text' } as Record<N | 'id' | 'currency', string>,
  )

/** Reads one by its statement, as JSON. @throws 404 */
export async function readProduct<V>(
  { db }: Ctx,
  statement: (db: Ctx['db'], values: V) => Promise<unknown>,
  values: V,
): Promise<string> {
  const product = await statement(db, values)
  if (product === undefined) throw notFound()
  return product as string
}

const anyProduct = productStatement({})

/** A product with its variants and their stock, also one that is no longer sold. */
export const loadProduct = async (ctx: Ctx, id: string): Promise<Product> =>
  JSON.parse(await readProduct(ctx, anyProduct, { id, currency: ctx.config.currency }))
