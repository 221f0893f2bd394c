import type { components } from '@officina/openapi/schema'
import { addDays, dateIn, dayMs as day, timeIn } from '@officina/shared/dates/days'
import { fromWallClock, startOfDay } from '@officina/shared/dates/zoned'
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
  const days = period === 'all' ? undefined : period === 'today' ? 1 : Number(period)
  const [current, previous, people] = await Promise.all([
    sumsBetween(ctx, days ? startOf(ctx, days) : new Date(0), now),
    days ? sumsBetween(ctx, startOf(ctx, days, days), clockOf(ctx, days)) : undefined,
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

/** Midnight of the first of so many days in the business time zone, of which today or `before` is the last. */
function startOf({ clock, config }: DoctorCtx, days: number, before = 0): Date {
  const last = addDays(dateIn(clock.now(), config.timeZone), -before)
  return startOfDay(addDays(last, 1 - days), config.timeZone)
}

/** When the clocks of the business showed so many days ago what they show now. */
function clockOf({ clock, config }: DoctorCtx, before: number): Date {
  const now = clock.now()
  const day = addDays(dateIn(now, config.timeZone), -before)
  const minute = fromWallClock(`${day}T${timeIn(now, config.timeZone)}`, config.timeZone)
  return new Date(minute.getTime() + (now.getTime() % 60_000))
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
