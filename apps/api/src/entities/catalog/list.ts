import type { DoctorCtx } from '../../context.ts'
import { catalogs } from '../../db/schema/product.ts'
import { whereInForce } from '../../db/schema/recipe.ts'
import { alias, type SQL, sql } from '../../db/sql.ts'
import { reads } from '../list.ts'
import { defineList } from '../read/list.ts'
import { availabilityOf, offerOf } from '../stock/availability.ts'
import { firstPictures, pictureOf } from './entity.ts'
import { coverFor, visibleToDoctor } from './visible.ts'

const columns = { name: sql`c.name`, updated_at: sql`c.updated_at`, position: sql`c.position` }

/** The catalogs open to the doctor; by position the own ones come first, as patients meet them. */
export const catalogList = defineList('doctorListCatalogs', {
  table: alias(catalogs, 'c'),
  joins: sql`cross join lateral (
    select count(*)::int as products_count,
      (count(*) filter (where not shown.buyable))::int as unavailable_count, ${firstPictures} as pictures
    from (
      select ${pictureOf}, ${availabilityOf} = 'in_stock' as buyable
      from catalog_items item join products p on p.id = item.product_id
      cross join lateral ${offerOf} offer
      where item.catalog_id = c.id and p.removed_at is null
    ) shown
  ) counts`,
  where: (ctx) => visibleToDoctor(ctx.actor.id),
  columns: {
    cover: coverFor('doctor'),
    products_count: sql`counts.products_count`,
    unavailable_count: sql`counts.unavailable_count`,
    pictures: sql`counts.pictures`,
    patients_count: patientsOf,
    drafts_count: draftsOf,
  },
  filters: { q: (q) => reads(sql`c.name || ' ' || c.description`, q) },
  order: (_, query) => {
    const [field, direction] = (query.sort ?? ['position', 'ASC']) as [keyof typeof columns, string]
    const by = sql.raw(direction === 'DESC' ? 'desc' : 'asc')
    const first = field === 'position' ? sql`c.kind = 'platform' ${by}, ` : sql``
    return sql`${first}${columns[field]} ${by}, c.name, c.id`
  },
})

/** One catalog; one the doctor may not use does not exist for them. */
export const getCatalog = (ctx: DoctorCtx, id: string) => catalogList.own(ctx, id)

function patientsOf(ctx: DoctorCtx): SQL {
  return sql`(
  select count(distinct r.patient_id)::int from recipes r
  join recipe_lines l on l.recipe_id = r.id and l.state = 'active'
  where r.doctor_id = ${ctx.actor.id} and r.kind = 'patient' and ${whereInForce()}
    and l.product_id in (select item.product_id from catalog_items item where item.catalog_id = c.id))`
}

function draftsOf(ctx: DoctorCtx): SQL {
  return sql`(
  select count(*)::int from recipes r where r.doctor_id = ${ctx.actor.id} and r.kind = 'patient'
    and r.status = 'draft' and r.catalog_id = c.id)`
}
