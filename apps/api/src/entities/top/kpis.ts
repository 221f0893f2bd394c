import type { components } from '@officina/openapi/schema'
import { addDays, dateIn } from '@officina/shared/dates/days'
import type { AdminCtx } from '../../context.ts'
import { everyone, everywhere } from '../../db/schema/figures.ts'
import { type SQL, sql } from '../../db/sql.ts'
import type { Permission } from '../admin/permissions.ts'
import { earning } from '../figures/day.ts'
import { stands, type Within } from '../figures/sold.ts'
import { revenueOf } from '../revenue.ts'
import { isoOf } from '../wire.ts'

type Kpis = components['schemas']['AdminKpis']

/** Figures of the last `period` days with those of as many days before; only what the administrator may see. */
export async function getKpis(ctx: AdminCtx, period: Kpis['period']): Promise<Kpis> {
  const to = dateIn(ctx.clock.now(), ctx.config.timeZone)
  const from = addDays(to, 1 - period)
  const days = Array.from({ length: 2 * period }, (_, day) => addDays(to, day + 1 - 2 * period))
  const may = (permission: Permission) => ctx.actor.permissions.includes(permission)
  const figures = async (query: SQL) => {
    const { rows } = await ctx.db.execute<Record<string, string>>(query)
    const byDay = new Map(rows.map((row) => [row.day, row]))
    return (name: string) => kpiOf(days.map((day) => Number(byDay.get(day)?.[name] ?? 0)))
  }
  const result: Kpis = { period, from, to }
  if (may('order.read')) {
    const of = await figures(byDay(ctx.config.timeZone, days, sales))
    Object.assign(result, { orders: of('orders'), sales: of('sales') })
    result.oldest_unshipped_at = await oldestUnshipped(ctx)
  }
  if (may('settlement.read')) {
    const of = await figures(byDay(ctx.config.timeZone, days, commission))
    result.commission = of('commission')
  }
  if (may('doctor.read')) result.applications = await applications(ctx)
  return result
}

/** Days that are added up as they are now; those before are in the daily figures, up to date within a minute. */
const liveDays = 14

type Figure = {
  /** Of rows `x` of `sales_days`. */
  daily: SQL
  /** The same from what is written, `within` a day. */
  live: (within: Within) => SQL
}

const sales: Figure = {
  daily: sql`sum(x.orders) as orders, sum(x.revenue) as sales`,
  live: (within) => sql`select count(*) as orders, sum(${revenueOf('o')}) as sales
    from orders o where ${within(sql`o.placed_at`)} and ${stands}`,
}

const commission: Figure = {
  daily: sql`sum(x.commission) as commission`,
  live: (within) => sql`select sum(e.amount) as commission
    from ledger_entries e where ${within(sql`e.occurred_at`)} and e.type in ${earning}`,
}

/** Sums of each day: live of the newest days, and of those whose daily figures are not known. */
function byDay(zone: string, days: string[], { daily, live }: Figure): SQL {
  const [first, firstLive, last] = [days[0], days.at(-liveDays), days.at(-1)]
  const within: Within = (at) => sql`${at} >= days.day::timestamp at time zone ${zone}
    and ${at} < (days.day + 1)::timestamp at time zone ${zone}`
  return sql`
    with days as materialized (
      select each::date as day, each::date >= ${firstLive}::date or due.day is not null
          or not exists (select from figure_state where time_zone = ${zone}) as is_live
        from generate_series(${first}::date, ${last}::date, interval '1 day') each
        left join figure_days_due due on due.day = each::date)
    select days.day::text as day, ${daily}
      from days join sales_days x on x.day = days.day and x.day >= ${first}::date and x.day < ${firstLive}::date
      where not days.is_live and x.doctor_id = ${everyone} and x.product_id = ${everyone} and x.region = ${everywhere}
      group by 1
    union all
    select days.day::text, now.* from days cross join lateral (${live(within)}) now where days.is_live`
}

function kpiOf(values: number[]) {
  const half = values.length / 2
  const sum = (part: number[]) => part.reduce((total, value) => total + value, 0)
  const days = values.slice(half)
  return { value: sum(days), previous: sum(values.slice(0, half)), days }
}

async function oldestUnshipped(ctx: AdminCtx): Promise<string | null> {
  const { rows } = await ctx.db.execute<{ at: string | null }>(sql`
    select ${isoOf(sql`min(placed_at)`)} as at from orders
    where order_state = 'open' and fulfilment_state in ('unfulfilled', 'in_progress', 'partially_shipped', 'on_hold')`)
  return rows[0]?.at ?? null
}

async function applications(ctx: AdminCtx): Promise<number> {
  const { rows } = await ctx.db.execute<{ n: number }>(
    sql`select count(*)::int as n from doctors where status in ('applied', 'needs_info')`,
  )
  return rows[0]?.n ?? 0
}
