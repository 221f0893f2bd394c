import type { components } from '@officina/openapi/schema'
import { addDays, dateIn, dayMs as day } from '@officina/shared/dates/days'
import type { DoctorCtx } from '../../context.ts'
import { whereIssued } from '../../db/schema/recipe.ts'
import { sql } from '../../db/sql.ts'
import { isFirstIssue } from '../figures/day.ts'
import { revenueOf } from '../revenue.ts'

type Stats = components['schemas']['DoctorStats']
export type Period = 'today' | '7' | '14' | '30' | 'all'
type Sums = { revenue: number; commission: number; recipes_issued: number; orders: number }
type People = Pick<
  Stats,
  'patients_active' | 'patients_total' | 'patients_pending' | 'never_ordered'
>

/**
 * Revenue is goods after discount and without tax of orders that are not cancelled; commission is what the ledger
 * gained. The previous value covers the same hours, as many days earlier as the period has.
 */
export async function statsOf(ctx: DoctorCtx, period: Period): Promise<Stats> {
  const now = ctx.clock.now()
  const from = period === 'all' ? undefined : await startOf(ctx, period)
  const back = (at: Date) => new Date(at.getTime() - daysOf(period) * day)
  const [current, previous, people] = await Promise.all([
    sumsBetween(ctx, from ?? new Date(0), now),
    from ? sumsBetween(ctx, back(from), back(now)) : undefined,
    peopleOf(ctx),
  ])
  const pair = (key: keyof Sums) => ({ value: current[key], previous: previous?.[key] ?? null })
  return {
    revenue: pair('revenue'),
    commission: pair('commission'),
    recipes_issued: pair('recipes_issued'),
    orders: pair('orders'),
    ...people,
  }
}

const daysOf = (period: Period) => (period === 'today' ? 1 : Number(period))

/** Midnight of the period's first day in the business time zone; today is the last day of it. */
async function startOf(ctx: DoctorCtx, period: Exclude<Period, 'all'>): Promise<Date> {
  const zone = ctx.config.timeZone
  const first = addDays(dateIn(ctx.clock.now(), zone), 1 - daysOf(period))
  const { rows } = await ctx.db.execute<{ at: string }>(
    sql`select extract(epoch from (${first}::timestamp at time zone ${zone}))::float8 as at`,
  )
  return new Date(Number(rows[0]?.at) * 1_000)
}

async function sumsBetween(ctx: DoctorCtx, from: Date, to: Date): Promise<Sums> {
  const id = ctx.actor.id
  const within = (column: string) =>
    sql`${sql.raw(column)} >= ${from.toISOString()}::timestamptz and ${sql.raw(column)} <= ${to.toISOString()}::timestamptz`
  const { rows } = await ctx.db.execute<Sums>(sql`
    select
      (select coalesce(sum(${revenueOf('orders')}), 0)::float8 from orders
        where doctor_id = ${id} and order_state <> 'cancelled' and ${within('placed_at')}) as revenue,
      (select count(*)::int from orders
        where doctor_id = ${id} and order_state <> 'cancelled' and ${within('placed_at')}) as orders,
      (select coalesce(sum(amount), 0)::float8 from ledger_entries
        where doctor_id = ${id} and type in ('commission', 'reversal', 'adjustment', 'bonus') and ${within('occurred_at')}) as commission,
      (select count(*)::int from recipes r
        where r.doctor_id = ${id} and r.kind = 'patient' and ${isFirstIssue(sql`r`)} and ${within('r.issued_at')}) as recipes_issued`)
  return rows[0] ?? { revenue: 0, commission: 0, recipes_issued: 0, orders: 0 }
}

async function peopleOf(ctx: DoctorCtx): Promise<People> {
  const week = new Date(ctx.clock.now().getTime() - 7 * day).toISOString()
  const { rows } = await ctx.db.execute<People>(sql`
    select
      count(*) filter (where status = 'active')::int as patients_active,
      count(*) filter (where status not in ('archived', 'declined', 'anonymised'))::int as patients_total,
      count(*) filter (where status in ('invited', 'registered_by_doctor'))::int as patients_pending,
      (select count(*)::int from recipes where doctor_id = ${ctx.actor.id} and kind = 'patient'
        and ${whereIssued(sql`status`)} and first_ordered_at is null and issued_at <= ${week}::timestamptz) as never_ordered
    from patients where doctor_id = ${ctx.actor.id}`)
  return rows[0] ?? { patients_active: 0, patients_total: 0, patients_pending: 0, never_ordered: 0 }
}
