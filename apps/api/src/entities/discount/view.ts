import type { components } from '@officina/openapi/schema'
import { dateIn } from '@officina/shared/dates/days'
import type { DoctorCtx } from '../../context.ts'
import { type SQL, sql } from '../../db/sql.ts'
import { countOf, type ListQuery, windowOf } from '../list.ts'
import { inForceOn } from './inForce.ts'

type Discount = components['schemas']['DoctorDiscount']
type Filter = { id?: string[]; status?: string[] }

/** A page of the doctor's discounts on catalogs and products: those that count or will, then ended ones. */
export async function listDiscounts(ctx: DoctorCtx, query: ListQuery<Filter>) {
  const { id, status } = query.filter ?? {}
  const parts = [sql`d.doctor_id = ${ctx.actor.id}`]
  if (id) parts.push(sql`d.id = any(${sql.param(id)}::uuid[])`)
  if (status) parts.push(sql`${statusOf(ctx)} = any(${sql.param(status)}::text[])`)
  const where = sql.join(parts, sql` and `)
  const { offset, limit } = windowOf(query)
  const rows = await selectDiscounts(
    ctx,
    sql`${where} order by ${statusOf(ctx)} = 'ended', d.created_at desc, d.id desc
      limit ${limit} offset ${offset}`,
  )
  const { total } = await countOf(ctx, sql`discounts d where ${where}`)
  return { rows, total, offset }
}

export async function selectDiscounts(ctx: DoctorCtx, whereAndOrder: SQL): Promise<Discount[]> {
  const { rows } = await ctx.db.execute<Discount>(sql`
    select d.id, d.kind, d.catalog_id, d.product_id, coalesce(c.name, p.title) as target, d.name,
      d.rate_bp / 100 as percent, d.starts_on::text as starts_on, d.ends_on::text as ends_on,
      ${statusOf(ctx)} as status, d.revision, d.created_at
    from discounts d left join catalogs c on c.id = d.catalog_id
    left join products p on p.id = d.product_id
    where ${whereAndOrder}`)
  return rows.map((row) => ({ ...row, created_at: new Date(row.created_at).toISOString() }))
}

const statusOf = (ctx: DoctorCtx): SQL => {
  const today = dateIn(ctx.clock.now(), ctx.config.timeZone)
  return sql`case when ${inForceOn(today)} then 'active'
    when d.ended_at is null and d.starts_on > ${today} then 'planned' else 'ended' end`
}
