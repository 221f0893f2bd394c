import { dateIn } from '@officina/shared/dates/days'
import type { DoctorCtx } from '../../context.ts'
import { discounts } from '../../db/schema/discount.ts'
import { alias, inArray, type SQL, sql } from '../../db/sql.ts'
import { defineList } from '../read/list.ts'
import { inForceOn } from './inForce.ts'

/** The doctor's discounts on catalogs and products: those that count or will, then ended ones. */
export const discountList = defineList('doctorListDiscounts', {
  table: alias(discounts, 'd'),
  joins: sql`left join catalogs c on c.id = d.catalog_id left join products p on p.id = d.product_id`,
  where: (ctx) => sql`d.doctor_id = ${ctx.actor.id}`,
  columns: {
    target: sql`coalesce(c.name, p.title)`,
    percent: sql`d.rate_bp / 100`,
    status: (ctx) => statusOf(ctx),
  },
  filters: { status: (words, ctx) => inArray(statusOf(ctx), words) },
  joinedFilters: ['status'],
  order: (ctx) => sql`${statusOf(ctx)} = 'ended', d.created_at desc, d.id desc`,
})

const statusOf = (ctx: DoctorCtx): SQL => {
  const today = dateIn(ctx.clock.now(), ctx.config.timeZone)
  // a catalog that was put away gives none, and gives it again once it is back
  return sql`case when c.status = 'archived' then 'ended' when ${inForceOn(today)} then 'active'
    when d.ended_at is null and d.starts_on > ${today} then 'planned' else 'ended' end`
}
