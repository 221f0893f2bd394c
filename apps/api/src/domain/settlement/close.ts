import type { components } from '@officina/openapi/schema'
import { and, asc, eq, sql } from 'drizzle-orm'
import { addDays, dateIn } from '../../clock.ts'
import { type Ctx, inTransaction } from '../../context.ts'
import { doctors } from '../../db/schema/doctor.ts'
import { settlements } from '../../db/schema/settlement.ts'
import { conflict } from '../errors.ts'
import { getShopSettings } from '../platform/shopSettings.ts'
import { rehearse } from '../savepoint.ts'
import { closeOne } from './closeOne.ts'
import { openPeriod } from './open.ts'
import { periodOf } from './period.ts'
import { type SettlementClosed, tellFinance } from './tellFinance.ts'

type Result = components['schemas']['SettlementClosing']

/**
 * Closes every open statement of a month. A dry run does the very same inside a savepoint and takes it
 * back, so what it shows is what closing will do. Closing again finds nothing open.
 */
export function closeSettlements(
  ctx: Ctx,
  { period, dryRun }: { period: string; dryRun: boolean },
): Promise<Result> {
  return inTransaction(ctx, (tx) =>
    dryRun ? rehearse(tx, () => close(tx, period)) : close(tx, period),
  ).then((rows) => ({ period, dry_run: dryRun, rows, ...add(rows) }))
}

/** Closes the statements whose correction days are over; reopened ones wait for a person. */
export async function closeDueSettlements(ctx: Ctx): Promise<void> {
  const rules = await getShopSettings(ctx)
  const today = dateIn(ctx.clock.now(), ctx.config.timeZone)
  const due = await ctx.db
    .select({ id: settlements.id })
    .from(settlements)
    .where(
      and(
        eq(settlements.status, 'open'),
        sql`${settlements.reopenedAt} is null`,
        sql`${settlements.periodEnd} < ${addDays(today, -rules['settlement.close_day'])}::date`,
      ),
    )
    .orderBy(asc(settlements.periodStart), asc(settlements.id))
  const closed: SettlementClosed[] = []
  for (const { id } of due) closed.push(await inTransaction(ctx, (tx) => closeOne(tx, id)))
  await tellFinance(ctx, closed)
}

async function close(ctx: Ctx, name: string): Promise<Result['rows']> {
  const period = periodOf(name, ctx.config.timeZone)
  if (ctx.clock.now() < period.over)
    throw conflict('PERIOD_NOT_OVER', {
      en: 'This month has not ended yet.',
      ja: 'この期間はまだ終了していません。',
    })
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtext('settlements.close'))`)
  await openPeriod(ctx, period)
  const open = await ctx.db
    .select({ id: settlements.id })
    .from(settlements)
    .innerJoin(doctors, eq(doctors.id, settlements.doctorId))
    .where(and(eq(settlements.periodStart, period.start), eq(settlements.status, 'open')))
    .orderBy(asc(doctors.number))
  const rows: Result['rows'] = []
  for (const { id } of open) rows.push(await closeOne(ctx, id))
  return rows
}

const add = (rows: Result['rows']) => ({
  closed: rows.filter((row) => row.outcome === 'closed').length,
  carried_over: rows.filter((row) => row.outcome === 'carried_over').length,
  net: rows.filter((row) => row.outcome === 'closed').reduce((total, row) => total + row.net, 0),
})
