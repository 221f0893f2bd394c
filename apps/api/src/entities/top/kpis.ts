import type { components } from '@officina/openapi/schema'
import { addDays, dateIn } from '@officina/shared/dates/days'
import { startOfDay } from '@officina/shared/dates/zoned'
import type { AdminCtx } from '../../context.ts'
import { type SQL, sql } from '../../db/sql.ts'
import type { Permission } from '../admin/permissions.ts'
import { revenueOf } from '../revenue.ts'
import { isoOf } from '../wire.ts'

type Kpis = components['schemas']['AdminKpis']

/** Figures of the last `period` days with those of as many days before; only what the administrator may see. */
export async function getKpis(ctx: AdminCtx, period: Kpis['period']): Promise<Kpis> {
  const zone = ctx.config.timeZone
  const to = dateIn(ctx.clock.now(), zone)
  const from = addDays(to, 1 - period)
  const days = Array.from({ length: 2 * period }, (_, day) => addDays(to, day + 1 - 2 * period))
  const may = (permission: Permission) => ctx.actor.permissions.includes(permission)
  // bounded on both sides: of one bound PostgreSQL expects every third row, and would read them all
  const [since, until] = [days[0] ?? from, addDays(to, 1)].map((day) =>
    startOfDay(day, zone).toISOString(),
  )
  const figures = async (what: Record<string, SQL>, table: SQL, at: SQL) => {
    const sums = Object.entries(what).map(([name, sum]) => sql`${sum} as ${sql.identifier(name)}`)
    const { rows } = await ctx.db.execute<Record<string, string>>(sql`
      select to_char(${at} at time zone ${zone}, 'YYYY-MM-DD') as day, ${sql.join(sums, sql`, `)}
      from ${table} and ${at} >= ${since}::timestamptz and ${at} < ${until}::timestamptz group by 1`)
    const byDay = new Map(rows.map((row) => [row.day, row]))
    return (name: string) => kpiOf(days.map((day) => Number(byDay.get(day)?.[name] ?? 0)))
  }
  const result: Kpis = { period, from, to }
  if (may('order.read')) {
    const sums = { orders: sql`count(*)`, sales: sql`sum(${revenueOf('orders')})` }
    const of = await figures(sums, sql`orders where order_state <> 'cancelled'`, sql`placed_at`)
    Object.assign(result, { orders: of('orders'), sales: of('sales') })
    result.oldest_unshipped_at = await oldestUnshipped(ctx)
  }
  if (may('settlement.read')) {
    const table = sql`ledger_entries where type in ('commission', 'reversal')`
    const of = await figures({ commission: sql`sum(amount)` }, table, sql`occurred_at`)
    result.commission = of('commission')
  }
  if (may('doctor.read')) result.applications = await applications(ctx)
  return result
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
