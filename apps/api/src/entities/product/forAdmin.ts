import type { components } from '@officina/openapi/schema'
import type { AdminCtx } from '../../context.ts'
import { whereInForce } from '../../db/schema/recipe.ts'
import { type SQL, sql } from '../../db/sql.ts'
import { variantAvailability, variantSellable } from '../stock/availability.ts'
import { isoOf } from '../wire.ts'
import { maySeeCost } from './allowed.ts'
import { isReferred } from './status.ts'
import { isPackReferred } from './variants.ts'
import { loadProduct } from './view.ts'

type AdminProduct = components['schemas']['AdminProduct']
type Own = Omit<AdminProduct, keyof components['schemas']['Product'] | 'hosted' | 'actions'> & {
  referred: boolean
  variants: AdminProduct['variants']
  successor_id: string | null
  allergens: string[]
  certifications: string[]
  tags: string[]
  status_reason: string | null
}

/** A product as an operator edits it. What a pack costs is left out without `product.cost`. */
export async function getProductForAdmin(ctx: AdminCtx, id: string): Promise<AdminProduct> {
  const { my_default: _, recommendable: __, ...product } = await loadProduct(ctx, id)
  const { rows } = await ctx.db.execute<Own>(sql`
    select p.revision, p.status, p.concerns, p.tags,
      coalesce(p.description_markdown, ${textOfHtml(sql`p.description_html`)}) as description,
      p.commission_override_bp, p.tax_class, p.successor_id, p.status_reason,
      ${recipesOf(sql`p.id`)} as recipes, ${isReferred} as referred, ${stockOf(sql`p.id`)} as stock,
      coalesce((select v.price::float8 from variants v where v.product_id = p.id
        order by v.position, v.id limit 1), 0) as price,
      ${isoOf(sql`p.created_at`)} as created_at, ${isoOf(sql`p.updated_at`)} as updated_at,
      ${packsSql(ctx)} as variants
    from products p where p.id = ${id}`)
  const { referred, ...own } = rows[0] as Own
  const hosted = ctx.storefront.kind !== 'embedded'
  const isInUse = referred || own.variants.some(({ removable }) => !removable)
  return { ...product, ...own, hosted, actions: actionsOf(ctx, own.status, { hosted, isInUse }) }
}

/** Units that nobody has ordered yet, of all packs of a product; null where they are not counted. */
export const stockOf = (id: SQL): SQL => sql`(
  select sum(s.on_hand - s.reserved)::int from variants v join stock s on s.variant_id = v.id
  where v.product_id = ${id})`

/** Recipes of patients in force that hold a product. */
export const recipesOf = (id: SQL): SQL => sql`(
  select count(distinct l.recipe_id)::int from recipe_lines l join recipes r on r.id = l.recipe_id
  where l.product_id = ${id} and l.state = 'active' and r.kind = 'patient'
    and ${whereInForce()})`

const packsSql = (ctx: AdminCtx): SQL => sql`(
  select coalesce(json_agg(json_build_object(
    'id', v.id, 'shopify_variant_id', v.shopify_variant_id, 'sku', v.sku, 'barcode', v.barcode,
    'title', v.title, 'price', v.price, 'compare_at_price', v.compare_at_price,
    'units_per_pack', v.units_per_pack, 'unit', v.unit, 'servings_per_pack', v.servings_per_pack,
    'weight_g', v.weight_g, 'available', ${variantSellable}, 'availability', ${variantAvailability},
    'quantity_available', s.on_hand - s.reserved, 'restock_on', v.restock_on,
    'on_hand', s.on_hand, 'reserved', s.reserved, 'low_threshold', s.low_threshold,
    'backorder_allowed', v.backorder_allowed, 'max_per_order', v.max_per_order,
    'position', v.position, 'removable', not ${isPackReferred}
    ${maySeeCost(ctx) ? sql`, 'cost', v.cost` : sql``}
  ) order by v.position, v.id), '[]'::json)
  from variants v left join stock s on s.variant_id = v.id where v.product_id = p.id)`

/** HTML that was not written here, as plain text to begin with: a line for each block. */
const textOfHtml = (html: SQL): SQL => sql`trim(both e'\n' from
  replace(replace(replace(replace(replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(${html},
    '</?(strong|b)>', '**', 'g'), '</(p|h\d|ul|ol|blockquote)>', e'\n\n', 'g'), '<li>', e'\n- ', 'g'),
    '<[^>]*>', '', 'g'), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&#39;', ''''), '&amp;', '&'))`

function actionsOf(
  ctx: AdminCtx,
  status: AdminProduct['status'],
  { hosted, isInUse }: { hosted: boolean; isInUse: boolean },
): AdminProduct['actions'] {
  if (!ctx.actor.permissions.includes('product.manage')) return []
  if (hosted) return ['edit']
  return [
    'edit',
    'edit_packs',
    ...(status === 'active' ? (['discontinue'] as const) : (['activate'] as const)),
    ...(status === 'active' && !isInUse ? (['make_draft'] as const) : []),
    'duplicate',
    ...(isInUse ? [] : (['delete'] as const)),
  ]
}
