import type { components, operations } from '@officina/openapi/schema'
import { dateIn } from '@officina/shared/dates/days'
import type { PatientCtx } from '../../context.ts'
import { whereIssued } from '../../db/schema/recipe.ts'
import { type SQL, sql } from '../../db/sql.ts'
import { type Buyer, getBuyer } from '../catalog/buyer.ts'
import { inVisibleCatalog, visibleToPatient } from '../catalog/forPatient.ts'
import { memberRates } from '../discount/inForce.ts'
import { percentOf } from '../money.ts'
import { getShopSettings } from '../platform/shopSettings.ts'
import { defineList } from '../read/list.ts'
import { findCorrected } from './corrected.ts'
import { bestMatchFirst } from './search.ts'
import { inCatalog, p, productParts } from './view.ts'

type Query = NonNullable<operations['patientListProducts']['parameters']['query']>
type Row = components['schemas']['PatientProductSummary'] & { is_in_catalog: boolean }

/** A page of the products in the catalogs the signed-in patient sees. */
export async function listProductsForPatient(ctx: PatientCtx, query: Query) {
  const buyer = await getBuyer(ctx, await getShopSettings(ctx))
  return findCorrected(ctx, query, forSale(buyer), (each) => productList.page(ctx, each, buyer))
}

/** Whether `products p` is on a valid recipe of the patient. */
const inRecipeOf = (ctx: PatientCtx): SQL => sql`exists (
  select 1 from recipe_lines l join recipes r on r.id = l.recipe_id
  where l.product_id = p.id and r.patient_id = ${ctx.actor.id} and r.kind = 'patient'
    and ${whereIssued()} and l.state = 'active'
    and (r.expires_on is null or r.expires_on >= ${dateIn(ctx.clock.now(), ctx.config.timeZone)}))`

/** Whether the patient has ordered `products p` before. */
export const boughtBy = (patientId: string | SQL): SQL => sql`exists (
  select 1 from order_lines old join orders o on o.id = old.order_id
  where old.product_id = p.id and o.patient_id = ${patientId}
    and o.order_state <> 'cancelled')`

const forSale = (buyer: Buyer): SQL => sql`p.removed_at is null and ${inVisibleCatalog(buyer)}`

/** The same in one catalog: what stands in one that the patient does not see, and its notes, are not theirs to read. */
const forSaleIn = (buyer: Buyer, catalogId: string): SQL => sql`p.removed_at is null and exists (
  select 1 from catalogs c where c.id = ${catalogId} and ${visibleToPatient(buyer)})`

const productList = defineList('patientListProducts', {
  ...productParts,
  from: (_, _buyer: Buyer, filter) => inCatalog(filter.catalog_id),
  where: (_, buyer, { catalog_id: id }) => (id ? forSaleIn(buyer, id) : forSale(buyer)),
  columns: {
    ...productParts.columns,
    note: sql`item.note`,
    in_recipe: inRecipeOf,
    bought_before: (ctx) => boughtBy(ctx.actor.id),
  },
  extra: { is_in_catalog: sql`item.product_id is not null` },
  later: [
    'my_default',
    'my_margin',
    'discount_price',
    'times_recommended',
    'member_price',
    'needs_recipe',
  ],
  async present(ctx, rows: readonly Row[], buyer) {
    const rateOf = await memberRates(
      ctx,
      buyer,
      rows.map((row) => row.id),
    )
    return rows.map(({ is_in_catalog, note, ...row }) => ({
      ...row,
      ...(is_in_catalog ? { note } : {}),
      member_price: row.price - percentOf(row.price, rateOf(row.id)),
      needs_recipe: row.recipe_only && !row.in_recipe && !row.bought_before,
    }))
  },
  filters: {
    ...productParts.filters,
    catalog_id: () => undefined,
    concern: (words) => sql`p.concerns && ${sql.param(words)}::text[]`,
  },
  joinedFilters: ['in_stock'],
  joinedSorts: ['price'],
  order: (_, { filter, sort }) => {
    if (filter?.q && !sort) return bestMatchFirst(filter.q)
    const [field, direction] = (sort ?? ['position', 'ASC']) as [string, string]
    const position = filter?.catalog_id ? sql`item.position` : p.title
    const column = { price: sql`offer.price`, title: p.title }[field] ?? position
    return sql`${column} ${sql.raw(direction === 'DESC' ? 'desc' : 'asc')}, p.title, p.id`
  },
})
