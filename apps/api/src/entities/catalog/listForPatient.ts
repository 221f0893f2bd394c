import type { components } from '@officina/openapi/schema'
import type { PatientCtx } from '../../context.ts'
import { type SQL, sql } from '../../db/sql.ts'
import { notFound } from '../errors.ts'
import { getShopSettings } from '../platform/shopSettings.ts'
import { type Buyer, getBuyer } from './buyer.ts'
import { firstPictures, pictureOf } from './entity.ts'
import { visibleToPatient } from './forPatient.ts'
import { coverFor } from './visible.ts'

type Catalog = components['schemas']['PatientCatalog']

type Facets = { categories: string[]; brands: string[]; concerns: string[] }

/** The catalogs the signed-in patient may buy from, the doctor's own first, and what their products can be filtered by. */
export async function listCatalogsForPatient(
  ctx: PatientCtx,
): Promise<{ access: Buyer['access']; catalogs: Catalog[] } & Facets> {
  const buyer = await getBuyer(ctx, await getShopSettings(ctx))
  const catalogs = await select(ctx, visibleToPatient(buyer))
  const ids = catalogs.map(({ id }) => id)
  return { access: buyer.access, catalogs, ...(await facetsOf(ctx, ids)) }
}

/** One catalog with its categories, brands and concerns; one the patient does not see does not exist. */
export async function getCatalogForPatient(ctx: PatientCtx, id: string) {
  const buyer = await getBuyer(ctx, await getShopSettings(ctx))
  const [catalog] = await select(ctx, sql`c.id = ${id} and ${visibleToPatient(buyer)}`)
  if (!catalog) throw notFound()
  return { ...catalog, ...(await facetsOf(ctx, [id])) }
}

async function facetsOf(ctx: PatientCtx, catalogIds: string[]): Promise<Facets> {
  const result = await ctx.db.execute<Facets>(sql`
    select coalesce(array_agg(distinct p.category), '{}') as categories,
      coalesce(array_agg(distinct p.brand), '{}') as brands,
      coalesce(array_agg(distinct concern.word) filter (where concern.word is not null), '{}') as concerns
    from catalog_items item join products p on p.id = item.product_id
    left join lateral unnest(p.concerns) concern(word) on true
    where item.catalog_id = any(${sql.param(catalogIds)}::uuid[]) and p.removed_at is null`)
  return result.rows[0] ?? { categories: [], brands: [], concerns: [] }
}

async function select(ctx: PatientCtx, where: SQL): Promise<Catalog[]> {
  const result = await ctx.db.execute<Catalog>(sql`
    select c.id, c.kind, c.name, c.description, ${coverFor('patient')} as cover, c.cover_alt, counts.products_count, counts.pictures
    from catalogs c cross join lateral (
      select count(*)::int as products_count, ${firstPictures} as pictures
      from (
        select ${pictureOf}
        from catalog_items item join products p on p.id = item.product_id
        where item.catalog_id = c.id and p.removed_at is null
      ) shown
    ) counts
    where ${where}
    order by c.kind = 'platform', c.position, c.name, c.id`)
  return result.rows
}
