import type { components } from '@officina/openapi/schema'
import type { DoctorCtx } from '../../context.ts'
import { whereInForce } from '../../db/schema/recipe.ts'
import { type SQL, sql } from '../../db/sql.ts'
import { notFound } from '../errors.ts'
import { countOf, type ListQuery, reads, windowOf } from '../list.ts'
import { availabilityOf, offerOf } from '../stock/availability.ts'
import { firstPictures, pictureOf } from './entity.ts'
import { coverFor, visibleToDoctor } from './visible.ts'

type Catalog = components['schemas']['DoctorCatalog']
type Filter = { id?: string[]; q?: string; kind?: string[] }

/** A page of the catalogs open to the doctor; by position the own ones come first, as patients meet them. */
export async function listCatalogs(ctx: DoctorCtx, query: ListQuery<Filter>) {
  const where = conditions(ctx, query.filter ?? {})
  const { offset, limit } = windowOf(query)
  const [field, direction] = (query.sort ?? ['position', 'ASC']) as [string, string]
  const by = sql.raw(direction === 'DESC' ? 'desc' : 'asc')
  const column =
    { name: sql`c.name`, updated_at: sql`c.updated_at` }[field] ??
    sql`c.kind = 'platform' ${by}, c.position`
  const order = sql`${column} ${by}, c.name, c.id`
  const rows = await selectCatalogs(
    ctx,
    sql`${where} order by ${order} limit ${limit} offset ${offset}`,
  )
  const { total } = await countOf(ctx, sql`catalogs c where ${where}`)
  return { rows, total, offset }
}

/** One catalog; one the doctor may not use does not exist for them. */
export async function getCatalog(ctx: DoctorCtx, id: string): Promise<Catalog> {
  const [row] = await selectCatalogs(ctx, sql`c.id = ${id} and ${visibleToDoctor(ctx.actor.id)}`)
  if (!row) throw notFound()
  return row
}

async function selectCatalogs(ctx: DoctorCtx, whereAndOrder: SQL): Promise<Catalog[]> {
  const result = await ctx.db.execute<Catalog>(sql`
    select c.id, c.kind, c.name, c.description, ${coverFor('doctor')} as cover, c.visibility, c.status, c.position,
      counts.products_count, counts.unavailable_count, counts.pictures, c.selected, c.revision, c.updated_at,
      ${patientsOf(ctx)} as patients_count, ${draftsOf(ctx)} as drafts_count
    from catalogs c cross join lateral (
      select count(*)::int as products_count,
        (count(*) filter (where not shown.buyable))::int as unavailable_count, ${firstPictures} as pictures
      from (
        select ${pictureOf}, ${availabilityOf} = 'in_stock' as buyable
        from catalog_items item join products p on p.id = item.product_id
        cross join lateral ${offerOf} offer
        where item.catalog_id = c.id and p.removed_at is null
      ) shown
    ) counts
    where ${whereAndOrder}`)
  return result.rows.map((row) => ({ ...row, updated_at: new Date(row.updated_at).toISOString() }))
}

const patientsOf = (ctx: DoctorCtx): SQL => sql`(
  select count(distinct r.patient_id)::int from recipes r
  join recipe_lines l on l.recipe_id = r.id and l.state = 'active'
  where r.doctor_id = ${ctx.actor.id} and r.kind = 'patient' and ${whereInForce()}
    and l.product_id in (select item.product_id from catalog_items item where item.catalog_id = c.id))`

const draftsOf = (ctx: DoctorCtx): SQL => sql`(
  select count(*)::int from recipes r where r.doctor_id = ${ctx.actor.id} and r.kind = 'patient'
    and r.status = 'draft' and r.catalog_id = c.id)`

function conditions(ctx: DoctorCtx, filter: Filter): SQL {
  const parts = [visibleToDoctor(ctx.actor.id)]
  if (filter.id) parts.push(sql`c.id = any(${sql.param(filter.id)}::uuid[])`)
  if (filter.kind) parts.push(sql`c.kind = any(${sql.param(filter.kind)}::text[])`)
  if (filter.q) parts.push(reads(sql`c.name || ' ' || c.description`, filter.q))
  return sql.join(parts, sql` and `)
}
