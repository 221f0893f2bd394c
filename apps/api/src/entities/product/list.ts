import type { components } from '@officina/openapi/schema'
import { dayMs } from '@officina/shared/dates/days'
import type { DoctorCtx } from '../../context.ts'
import { type SQL, sql } from '../../db/sql.ts'
import { openToDoctor, visibleToDoctor } from '../catalog/visible.ts'
import { discountsOn } from '../discount/inForce.ts'
import { capDiscounts, type Discount, rateOf } from '../discounts.ts'
import { commissionOn, rateOn } from '../doctor/rates.ts'
import { countOf, type ListQuery, windowOf } from '../list.ts'
import { percentOf } from '../money.ts'
import { getShopSettings } from '../platform/shopSettings.ts'
import { availabilityOf, offerOf } from '../stock/availability.ts'
import { bestMatchFirst, findCorrected, matchesText } from './search.ts'
import { selectSummaries } from './view.ts'

type Filter = {
  id?: string[]
  q?: string
  catalog_id?: string
  patient_id?: string
  similar_to?: string
  category?: string[]
  brand?: string[]
  form?: string[]
  certification?: string[]
  favourite?: boolean
  usage_kind?: string[]
  in_stock?: boolean
  recipe_only?: boolean
  price_gte?: number
  price_lte?: number
}
type Facets = { category: string[]; brand: string[]; form: string[]; certification: string[] }
type Summary = components['schemas']['ProductSummary']

/** A page of the products the doctor can recommend. */
export const listProducts = (ctx: DoctorCtx, query: ListQuery<Filter>) =>
  findCorrected(ctx, query, openToDoctor(ctx), (each) => pageOf(ctx, each))

async function pageOf(ctx: DoctorCtx, query: ListQuery<Filter>) {
  const filter = query.filter ?? {}
  const { offset, limit } = windowOf(query)
  const joins = joinsOf(ctx, filter)
  const where = conditions(ctx, filter)
  const found = await selectSummaries<Summary & { commission_override_bp: number | null }>(ctx, {
    joins,
    where,
    columns: sql`, item.note, coalesce(mine.times, 0)::int as times_recommended,
      p.commission_override_bp, (select dd.dosage from dosage_defaults dd
        where dd.doctor_id = ${ctx.actor.id} and dd.product_id = p.id) as my_default`,
    orderBy: orderOf(query),
    limit,
    offset,
  })
  const { total } = await countOf(
    ctx,
    sql`products p ${joins} cross join lateral ${offerOf} offer where ${where}`,
  )
  const settings = await getShopSettings(ctx)
  const rateBp = await rateOn(ctx, ctx.actor.id, ctx.clock.now(), settings['commission.default_bp'])
  const discounts = await discountsOn(
    ctx,
    { doctorId: ctx.actor.id, rateBp },
    found.map((row) => row.id),
  )
  const earns = await commissionOn(ctx, ctx.actor.id, ctx.clock.now(), rateBp)
  const rows = found.map(({ commission_override_bp, ...row }) => ({
    ...row,
    discount_price: discountPrice(row.price, discounts.get(row.id) ?? [], rateBp),
    my_margin: percentOf(row.price, earns({ commissionOverrideBp: commission_override_bp })),
  }))
  return { rows, total, offset }
}

/** What a patient without a discount of their own pays; null without a discount of the doctor. */
function discountPrice(price: number, discounts: Discount[], maxBp: number): number | null {
  const rateBp = rateOf(capDiscounts(discounts, maxBp))
  return rateBp === 0 ? null : price - percentOf(price, rateBp)
}

/** Categories, brands and forms that occur among them, for filters. */
export async function productFacets(ctx: DoctorCtx, catalogId?: string) {
  const filter = catalogId ? { catalog_id: catalogId } : {}
  const result = await ctx.db.execute<Facets>(sql`
    select coalesce(array_agg(distinct p.category), '{}') as category,
      coalesce(array_agg(distinct p.brand), '{}') as brand,
      coalesce(array_agg(distinct p.form), '{}') as form,
      coalesce(array_agg(distinct c.word) filter (where c.word is not null), '{}') as certification
    from products p ${joinsOf(ctx, filter)} left join lateral unnest(p.certifications) c(word) on true
    where ${conditions(ctx, filter)}`)
  return result.rows[0] ?? { category: [], brand: [], form: [], certification: [] }
}

function joinsOf(ctx: DoctorCtx, filter: Filter): SQL {
  const since = new Date(ctx.clock.now().getTime() - 90 * dayMs).toISOString()
  const item = filter.catalog_id
    ? sql`join catalog_items item on item.product_id = p.id and item.catalog_id = ${filter.catalog_id}`
    : sql`left join catalog_items item on false`
  return sql`${item} left join (
    select line.product_id, count(*) as times
    from recipes r join recipe_lines line on line.recipe_id = r.id
    where r.doctor_id = ${ctx.actor.id} and r.kind = 'patient' and r.issued_at >= ${since}
    group by line.product_id
  ) mine on mine.product_id = p.id`
}

function conditions(ctx: DoctorCtx, filter: Filter): SQL {
  const doctorId = ctx.actor.id
  const anyOf = (column: SQL, values: string[] | undefined) =>
    values ? [sql`${column} = any(${sql.param(values)}::text[])`] : []
  const parts = [
    openToDoctor(ctx),
    ...(filter.id ? [sql`p.id = any(${sql.param(filter.id)}::uuid[])`] : []),
    ...(filter.q ? [matchesText(filter.q)] : []),
    ...anyOf(sql`p.category`, filter.category),
    ...anyOf(sql`p.brand`, filter.brand),
    ...anyOf(sql`p.form`, filter.form),
    ...anyOf(sql`p.usage_kind`, filter.usage_kind),
  ]
  if (filter.catalog_id)
    parts.push(
      sql`exists (select 1 from catalogs c where c.id = ${filter.catalog_id} and ${visibleToDoctor(doctorId)})`,
    )
  if (filter.patient_id)
    parts.push(sql`p.id in (
      select line.product_id from recipes r join recipe_lines line on line.recipe_id = r.id
      where r.doctor_id = ${doctorId} and r.patient_id = ${filter.patient_id} and r.status <> 'draft'
      union select line.product_id from orders o join order_lines line on line.order_id = o.id
      where o.doctor_id = ${doctorId} and o.patient_id = ${filter.patient_id})`)
  if (filter.similar_to)
    parts.push(sql`exists (select 1 from products like_it where like_it.id = ${filter.similar_to}
      and like_it.id <> p.id and like_it.usage_kind = p.usage_kind
      and (${hasMainOf(filter.similar_to)} or like_it.category = p.category))`)
  if (filter.certification)
    parts.push(sql`p.certifications @> ${sql.param(filter.certification)}::text[]`)
  if (filter.favourite !== undefined)
    parts.push(sql`exists (
      select 1 from recipe_lines line join recipes r on r.id = line.recipe_id
      where line.product_id = p.id and r.doctor_id = ${doctorId} and r.kind = 'my'
        and r.status = 'active') = ${filter.favourite}`)
  if (filter.in_stock !== undefined)
    parts.push(sql`(${availabilityOf} = 'in_stock') = ${filter.in_stock}`)
  if (filter.recipe_only !== undefined) parts.push(sql`p.recipe_only = ${filter.recipe_only}`)
  if (filter.price_gte !== undefined) parts.push(sql`offer.price >= ${filter.price_gte}`)
  if (filter.price_lte !== undefined) parts.push(sql`offer.price <= ${filter.price_lte}`)
  return sql.join(parts, sql` and `)
}

/** Whether `products p` contains what stands first among the ingredients of another product. */
const hasMainOf = (productId: string): SQL => sql`exists (
  select 1 from products main where main.id = ${productId}
    and p.ingredients @> jsonb_build_array(jsonb_build_object('code', main.ingredients->0->>'code')))`

function orderOf(query: ListQuery<Filter>): SQL {
  const q = query.filter?.q
  if (query.filter?.similar_to && !query.sort)
    return sql`${hasMainOf(query.filter.similar_to)} desc, p.title, p.id`
  if (q && !query.sort) return bestMatchFirst(q)
  const fallback = query.filter?.catalog_id ? ['position', 'ASC'] : ['title', 'ASC']
  const [field, direction] = (query.sort ?? fallback) as [string, string]
  const columns: Record<string, SQL> = {
    title: sql`p.title`,
    brand: sql`p.brand`,
    price: sql`offer.price`,
    popularity: sql`coalesce(mine.times, 0)`,
    position: sql`item.position`,
  }
  const by = sql.raw(direction === 'DESC' ? 'desc' : 'asc')
  return sql`${columns[field] ?? sql`p.title`} ${by}, p.title, p.id`
}
