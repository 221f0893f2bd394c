import { hourMs } from '@officina/shared/dates/days'
import { addMonths, monthStart } from '@officina/shared/dates/months'
import { type Ctx, inTransaction, type TxCtx } from '../../context.ts'
import { figureState } from '../../db/schema/figures.ts'
import { type SQL, sql } from '../../db/sql.ts'
import { computeAdherence } from './adherence.ts'
import { computeDay, computeMonth, earning } from './day.ts'
import { noteStockOuts } from './stockOuts.ts'

/**
 * Brings the daily figures up to date: finds the days that something written lately counts for, and computes each of
 * them again. What was found waits in a table, so a run that ends early is continued by the next one. One process at a time.
 */
export async function refreshFigures(ctx: Ctx): Promise<void> {
  const [state] = await ctx.db.select().from(figureState)
  const isMine = await inTransaction(ctx, collect)
  while (isMine && (await inTransaction(ctx, computeNext)));
  // what is computed at night need not wait for the first one
  if (isMine && !state) await Promise.all([computeAdherence(ctx), noteStockOuts(ctx)])
}

/**
 * Longer than a transaction takes from its first write to its commit, and than clocks of servers differ: what was written in
 * this time is computed anew in each run. Of a transaction that takes up to an hour, the first run of the next hour hears.
 */
const overlapOf = (seen: number, now: number): number =>
  Math.floor(seen / hourMs) === Math.floor(now / hourMs) ? hourMs / 12 : 2 * hourMs

/** The newest day that waits; false when none does, or another process is at it. */
async function computeNext(tx: TxCtx): Promise<boolean> {
  if (!(await takeTurn(tx))) return false
  const { rows } = await tx.db.execute<{ day: string }>(
    sql`delete from figure_days_due where day = (select max(day) from figure_days_due) returning day::text as day`,
  )
  const [next] = rows
  if (!next) return false
  await computeDay(tx, next.day)
  const month = monthStart(next.day)
  // each month once, with its last day that waits
  if (!(await anyDue(tx, month))) await computeMonth(tx, month)
  return true
}

async function anyDue(tx: TxCtx, month: string): Promise<boolean> {
  const { rows } = await tx.db.execute<{ due: boolean }>(
    sql`select exists (select from figure_days_due where day >= ${month}::date and day < ${addMonths(month, 1)}::date) as due`,
  )
  return rows[0]?.due ?? false
}

async function takeTurn(tx: TxCtx): Promise<boolean> {
  const { rows } = await tx.db.execute<{ mine: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtext('figures.refresh')) as mine`,
  )
  return rows[0]?.mine ?? false
}

async function collect(tx: TxCtx): Promise<boolean> {
  if (!(await takeTurn(tx))) return false
  const zone = tx.config.timeZone
  const now = tx.clock.now()
  const machine = new Date()
  const [state] = await tx.db.select().from(figureState)
  const isKnown = state?.timeZone === zone
  // a clock that was set back in a demonstration has not seen what is written from now on
  const seen = Math.min(state?.seenAt.getTime() ?? 0, now.getTime())
  const machineSeen = state?.machineAt.getTime() ?? 0
  const overlap = overlapOf(machineSeen, machine.getTime())
  const days = isKnown
    ? changedDays(zone, new Date(seen - overlap), new Date(machineSeen - overlap))
    : allDays(zone)
  await tx.db.execute(
    sql`insert into figure_days_due (day) select distinct day from (${days}) changed where day is not null on conflict do nothing`,
  )
  const next = { timeZone: zone, seenAt: now, machineAt: machine, refreshedAt: now }
  await tx.db
    .insert(figureState)
    .values(next)
    .onConflictDoUpdate({ target: figureState.oneRow, set: next })
  return true
}

const dayIn = (zone: string, at: SQL): SQL => sql`(${at} at time zone ${zone})::date as day`

/** Every day with figures, and every day that has had some: those of another time zone go. */
const allDays = (zone: string): SQL => sql`
  select ${dayIn(zone, sql`placed_at`)} from orders
  union all select ${dayIn(zone, sql`created_at`)} from refunds
  union all select ${dayIn(zone, sql`occurred_at`)} from ledger_entries where type in ${earning}
  union all select ${dayIn(zone, sql`issued_at`)} from recipes where kind = 'patient'
  union all select day from sales_days union all select day from patient_days union all select day from recipe_days`

/**
 * Days that changes count for since then: of orders, and of what belongs to them; of entries that are only ever added,
 * by their ids, which are in the order of the machine's clock.
 */
function changedDays(zone: string, since: Date, machineSince: Date): SQL {
  // of one bound the planner expects a third of all rows, and of joins as many: it would read whole tables every minute
  const lately = (column: SQL): SQL =>
    sql`${column} between ${since.toISOString()}::timestamptz and 'infinity'`
  const isAdded = (id: SQL): SQL =>
    sql`${id} between ${firstIdAt(machineSince)}::uuid and 'ffffffff-ffff-ffff-ffff-ffffffffffff'`
  return sql`
    with touched as materialized (
      select id, doctor_id, patient_id, placed_at from orders where ${lately(sql`updated_at`)} or ${lately(sql`placed_at`)}
    ), courses as (
      select r.series_id from touched t
      cross join lateral (select l.recipe_id from order_lines l where l.order_id = t.id offset 0) l
      join recipes r on r.id = l.recipe_id
      union select series_id from recipe_events where ${isAdded(sql`id`)}
    )
    select ${dayIn(zone, sql`placed_at`)} from touched
    union all select ${dayIn(zone, nextOrder(sql`o.doctor_id = t.doctor_id and o.patient_id = t.patient_id`))} from touched t
    union all select ${dayIn(zone, nextOrder(sql`o.patient_id = t.patient_id`))} from touched t
    union all select ${dayIn(zone, sql`r.created_at`)} from touched t
      cross join lateral (select created_at from refunds where order_id = t.id offset 0) r
    union all select ${dayIn(zone, sql`created_at`)} from refunds where ${isAdded(sql`id`)}
    union all select ${dayIn(zone, sql`o.placed_at`)} from refunds r join orders o on o.id = r.order_id where ${isAdded(sql`r.id`)}
    union all select ${dayIn(zone, sql`occurred_at`)} from ledger_entries where ${isAdded(sql`id`)} and type in ${earning}
    union all select ${dayIn(zone, sql`v.issued_at`)} from courses c join recipes v on v.series_id = c.series_id where v.kind = 'patient'`
}

/** A patient's next order counts as one after the touched one, or no longer. */
const nextOrder = (whose: SQL): SQL => sql`(
  select min(o.placed_at) from orders o where ${whose} and o.placed_at > t.placed_at and o.order_state <> 'cancelled')`

/** The least UUIDv7 of a moment. */
const firstIdAt = (at: Date): string => {
  const hex = Math.max(0, at.getTime()).toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`
}
