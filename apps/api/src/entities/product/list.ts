import type { components, operations } from '@officina/openapi/schema'
import { dayMs } from '@officina/shared/dates/days'
import type { DoctorCtx } from '../../context.ts'
import { type AnyColumn, type SQL, sql } from '../../db/sql.ts'
import { openToDoctor, visibleToDoctor } from '../catalog/visible.ts'
import { discountsOn } from '../discount/inForce.ts'
import { capDiscounts, type Discount, rateOf } from '../discounts.ts'
import { commissionOn, rateOn } from '../doctor/rates.ts'
import { percentOf } from '../money.ts'
import { getShopSettings } from '../platform/shopSettings.ts'
import { allOf } from '../read/filters.ts'
import { defineList } from '../read/list.ts'
import { findCorrected } from './corrected.ts'
import { bestMatchFirst } from './search.ts'
import { inCatalog, p, productParts } from './view.ts'

type Query = NonNullable<operations['doctorListProducts']['parameters']['query']>
type Facets = { category: string[]; brand: string[]; form: string[]; certification: string[] }
type Row = components['schemas']['ProductSummary'] & { commission_override_bp: number | null }

/** A page of the products the doctor can recommend. */
export const listProducts = (ctx: DoctorCtx, query: Query) =>
  findCorrected(ctx, query, openToDoctor(ctx), (each) => productList.page(ctx, each))

/** What a patient without a discount of their own pays; null without a discount of the doctor. */
function discountPrice(price: number, discounts: Discount[], maxBp: number): number | null {
  const rateBp = rateOf(capDiscounts(discounts, maxBp))
  return rateBp === 0 ? null : price - percentOf(price, rateBp)
}

/** Categories, brands and forms that occur among them, for filters. */
export async function productFacets(ctx: DoctorCtx, catalogId?: string) {
  const filter = { catalog_id: catalogId }
  const result = await ctx.db.execute<Facets>(sql`
    select coalesce(array_agg(distinct p.category), '{}') as category,
      coalesce(array_agg(distinct p.brand), '{}') as brand,
      coalesce(array_agg(distinct p.form), '{}') as form,
      coalesce(array_agg(distinct c.word) filter (where c.word is not null), '{}') as certification
    from ${inCatalog(catalogId)} left join lateral unnest(p.certifications) c(word) on true
    where ${allOf(productList.conditions(ctx, filter))}`)
  return result.rows[0] ?? { category: [], brand: [], form: [], certification: [] }
}

/** Whether `products p` contains what stands first among the ingredients of another product. */
const hasMainOf = (productId: string): SQL => sql`exists (
  select 1 from products main where main.id = ${productId}
    and p.ingredients @> jsonb_build_array(jsonb_build_object('code', main.ingredients->0->>'code')))`

const sortable: Record<string, SQL | AnyColumn> = {
  title: p.title,
  brand: p.brand,
  price: sql`offer.price`,
  popularity: sql`coalesce(mine.times, 0)`,
  position: sql`item.position`,
}

const productList = defineList('doctorListProducts', {
  ...productParts,
  from: (ctx, _, { catalog_id }) => sql`${inCatalog(catalog_id)} left join (
    select line.product_id, count(*) as times
    from recipes r join recipe_lines line on line.recipe_id = r.id
    where r.doctor_id = ${ctx.actor.id} and r.kind = 'patient'
      and r.issued_at >= ${new Date(ctx.clock.now().getTime() - 90 * dayMs).toISOString()}
    group by line.product_id
  ) mine on mine.product_id = p.id`,
  where: openToDoctor,
  columns: {
    ...productParts.columns,
    note: sql`item.note`,
    times_recommended: sql`coalesce(mine.times, 0)::int`,
    my_default: (ctx) => sql`(select dd.dosage from dosage_defaults dd
      where dd.doctor_id = ${ctx.actor.id} and dd.product_id = p.id)`,
  },
  extra: { commission_override_bp: p.commissionOverrideBp },
  later: ['my_margin', 'discount_price'],
  async present(ctx, rows: readonly Row[]) {
    const settings = await getShopSettings(ctx)
    const doctorId = ctx.actor.id
    const now = ctx.clock.now()
    const rateBp = await rateOn(ctx, doctorId, now, settings['commission.default_bp'])
    const ids = rows.map((row) => row.id)
    const discounts = await discountsOn(ctx, { doctorId, rateBp }, ids)
    const earns = await commissionOn(ctx, doctorId, now, rateBp)
    return rows.map(({ commission_override_bp, ...row }) => ({
      ...row,
      discount_price: discountPrice(row.price, discounts.get(row.id) ?? [], rateBp),
      my_margin: percentOf(row.price, earns({ commissionOverrideBp: commission_override_bp })),
    }))
  },
  filters: {
    ...productParts.filters,
    catalog_id: (id, { actor }) =>
      sql`exists (select 1 from catalogs c where c.id = ${id} and ${visibleToDoctor(actor.id)})`,
    patient_id: (id, { actor }) => sql`p.id in (
      select line.product_id from recipes r join recipe_lines line on line.recipe_id = r.id
      where r.doctor_id = ${actor.id} and r.patient_id = ${id} and r.status <> 'draft'
      union select line.product_id from orders o join order_lines line on line.order_id = o.id
      where o.doctor_id = ${actor.id} and o.patient_id = ${id})`,
    similar_to: (id) => sql`exists (select 1 from products like_it where like_it.id = ${id}
      and like_it.id <> p.id and like_it.usage_kind = p.usage_kind
      and (${hasMainOf(id)} or like_it.category = p.category))`,
    certification: (words) => sql`p.certifications @> ${sql.param(words)}::text[]`,
    favourite: (wanted, { actor }) => sql`exists (
      select 1 from recipe_lines line join recipes r on r.id = line.recipe_id
      where line.product_id = p.id and r.doctor_id = ${actor.id} and r.kind = 'my'
        and r.status = 'active') = ${wanted}`,
    price_gte: (price) => sql`offer.price >= ${price}`,
    price_lte: (price) => sql`offer.price <= ${price}`,
  },
  joinedFilters: ['in_stock', 'price_gte', 'price_lte'],
  joinedSorts: ['price'],
  order: (_, { filter, sort }) => {
    if (filter?.similar_to && !sort) return sql`${hasMainOf(filter.similar_to)} desc, p.title, p.id`
    if (filter?.q && !sort) return bestMatchFirst(filter.q)
    const fallback = [filter?.catalog_id ? 'position' : 'title', 'ASC']
    const [field = '', direction] = (sort ?? fallback) as string[]
    return sql`${sortable[field]} ${sql.raw(direction === 'DESC' ? 'desc' : 'asc')}, p.title, p.id`
  },
})
