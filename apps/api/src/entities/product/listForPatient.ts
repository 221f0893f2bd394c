import type { components } from '@officina/openapi/schema'
import { dateIn } from '@officina/shared/dates/days'
import type { PatientCtx } from '../../context.ts'
import { whereIssued } from '../../db/schema/recipe.ts'
import { type SQL, sql } from '../../db/sql.ts'
import { type Buyer, getBuyer } from '../catalog/buyer.ts'
import { inVisibleCatalog } from '../catalog/forPatient.ts'
import { memberRates } from '../discount/inForce.ts'
import { countOf, type ListQuery, windowOf } from '../list.ts'
import { percentOf } from '../money.ts'
import { getShopSettings } from '../platform/shopSettings.ts'
import { availabilityOf, offerOf } from '../stock/availability.ts'
import { bestMatchFirst, findCorrected, matchesText } from './search.ts'
import { selectSummaries } from './view.ts'

type Summary = components['schemas']['PatientProductSummary']
type Filter = {
  q?: string
  id?: string[]
  catalog_id?: string
  category?: string[]
  concern?: string[]
  brand?: string[]
  in_stock?: boolean
}

/** A page of the products in the catalogs the signed-in patient sees. */
export async function listProductsForPatient(ctx: PatientCtx, query: ListQuery<Filter>) {
  const buyer = await getBuyer(ctx, await getShopSettings(ctx))
  return findCorrected(ctx, query, forSale(buyer), (each) => pageOf(ctx, buyer, each))
}

async function pageOf(ctx: PatientCtx, buyer: Buyer, query: ListQuery<Filter>) {
  const filter = query.filter ?? {}
  const { offset, limit } = windowOf(query)
  const joins = filter.catalog_id
    ? sql`join catalog_items item on item.product_id = p.id and item.catalog_id = ${filter.catalog_id}`
    : sql``
  const where = conditions(buyer, filter)
  const rows = await selectSummaries<Summary>(ctx, {
    joins,
    where,
    columns: sql`, ${inRecipeOf(ctx, buyer)} as in_recipe, ${boughtBy(buyer)} as bought_before
      ${filter.catalog_id ? sql`, item.note` : sql``}`,
    orderBy: orderOf(query),
    limit,
    offset,
  })
  const { total } = await countOf(
    ctx,
    sql`products p ${joins} cross join lateral ${offerOf} offer where ${where}`,
  )
  const rateOf = await memberRates(
    ctx,
    buyer,
    rows.map((row) => row.id),
  )
  return {
    rows: rows.map((row) => ({
      ...row,
      member_price: row.price - percentOf(row.price, rateOf(row.id)),
      needs_recipe: row.recipe_only && !row.in_recipe && !row.bought_before,
    })),
    total,
    offset,
  }
}

/** Whether `products p` is on a valid recipe of the patient. */
const inRecipeOf = (ctx: PatientCtx, buyer: Buyer): SQL => sql`exists (
  select 1 from recipe_lines l join recipes r on r.id = l.recipe_id
  where l.product_id = p.id and r.patient_id = ${buyer.patientId} and r.kind = 'patient'
    and ${whereIssued()} and l.state = 'active'
    and (r.expires_on is null or r.expires_on >= ${dateIn(ctx.clock.now(), ctx.config.timeZone)}))`

/** Whether the patient has ordered `products p` before. */
export const boughtBy = (buyer: Buyer): SQL => sql`exists (
  select 1 from order_lines old join orders o on o.id = old.order_id
  where old.product_id = p.id and o.patient_id = ${buyer.patientId}
    and o.order_state <> 'cancelled')`

const forSale = (buyer: Buyer): SQL => sql`p.removed_at is null and ${inVisibleCatalog(buyer)}`

function conditions(buyer: Buyer, filter: Filter): SQL {
  const parts = [forSale(buyer)]
  if (filter.id) parts.push(sql`p.id = any(${sql.param(filter.id)}::uuid[])`)
  if (filter.concern) parts.push(sql`p.concerns && ${sql.param(filter.concern)}::text[]`)
  if (filter.category) parts.push(sql`p.category = any(${sql.param(filter.category)}::text[])`)
  if (filter.brand) parts.push(sql`p.brand = any(${sql.param(filter.brand)}::text[])`)
  if (filter.in_stock !== undefined)
    parts.push(sql`(${availabilityOf} = 'in_stock') = ${filter.in_stock}`)
  if (filter.q) parts.push(matchesText(filter.q))
  return sql.join(parts, sql` and `)
}

function orderOf(query: ListQuery<Filter>): SQL {
  if (query.filter?.q && !query.sort) return bestMatchFirst(query.filter.q)
  const isInCatalog = query.filter?.catalog_id !== undefined
  const [field, direction] = (query.sort ?? ['position', 'ASC']) as [string, string]
  const position = isInCatalog ? sql`item.position` : sql`p.title`
  const column = { price: sql`offer.price`, title: sql`p.title` }[field] ?? position
  return sql`${column} ${sql.raw(direction === 'DESC' ? 'desc' : 'asc')}, p.title, p.id`
}
