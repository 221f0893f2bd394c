import { isDeepStrictEqual } from 'node:util'
import type { components } from '@officina/openapi/schema'
import { addDays, dateIn } from '@officina/shared/dates/days'
import { type Ctx, inTransaction, type TxCtx } from '../../context.ts'
import { doctors } from '../../db/schema/doctor.ts'
import { settlements } from '../../db/schema/settlement.ts'
import { and, asc, eq, sql } from '../../db/sql.ts'
import { eachRow } from '../allRows.ts'
import { conflict } from '../errors.ts'
import { getShopSettings } from '../platform/shopSettings.ts'
import { inDryRun } from '../savepoint.ts'
import { closeOne } from './closeOne.ts'
import { settlement } from './entity.ts'
import { notifyFinance, type SettlementClosed } from './mails.ts'
import { openPeriod } from './open.ts'
import { periodOf } from './period.ts'

type Result = components['schemas']['SettlementClosing']
type Sums = Pick<Result, 'closed' | 'carried_over' | 'net'>

const batch = 500

/**
 * Closes every open statement of a month. A dry run does the very same inside a savepoint and takes it
 * back, so what it shows is what closing will do. Closing again finds nothing open. 409 CLOSING_CHANGED
 * when it would do something else than `expected`.
 */
export function closeSettlements(
  ctx: Ctx,
  { period, dry_run, expected }: components['schemas']['SettlementCloseRequest'],
): Promise<Result> {
  return inTransaction(ctx, async (tx) => {
    const rows = await (dry_run ? inDryRun(tx, () => close(tx, period)) : close(tx, period))
    const sums = add(rows)
    if (expected && !isDeepStrictEqual(expected, sums)) throw changed()
    return { period, dry_run, rows, ...sums }
  })
}

/** Closes the statements whose correction days are over; reopened ones wait for a person. */
export async function closeDueSettlements(ctx: Ctx): Promise<void> {
  const rules = await getShopSettings(ctx)
  const today = dateIn(ctx.clock.now(), ctx.config.timeZone)
  const isDue = and(
    eq(settlements.status, 'open'),
    sql`${settlements.reopenedAt} is null`,
    sql`${settlements.periodEnd} < ${addDays(today, -rules['settlement.close_day'])}::date`,
  )
  const { id, periodStart: start } = settlements
  const read = (after: string, last: { start: string } | undefined) =>
    ctx.db
      .select({ id, start })
      .from(settlements)
      .where(
        and(isDue, sql`(${start}, ${id}) > (${last?.start ?? '-infinity'}::date, ${after}::uuid)`),
      )
      .orderBy(asc(start), asc(id))
      .limit(batch)
  const closed: SettlementClosed[] = []
  await eachRow(ctx, read, { atOnce: batch, failed: 'a statement was not closed' }, async (due) =>
    closed.push(await inTransaction(ctx, (tx) => closeOne(tx, due.id))),
  )
  await notifyFinance(ctx, closed)
}

async function close(ctx: TxCtx, name: string): Promise<Result['rows']> {
  const period = periodOf(name, ctx.config.timeZone)
  if (ctx.clock.now() < period.over)
    throw conflict('PERIOD_NOT_OVER', {
      en: 'This month has not ended yet.',
      ja: 'この期間はまだ終了していません。',
    })
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtext('settlements.close'))`)
  const isDue = and(eq(settlements.periodStart, period.start), eq(settlements.status, 'open'))
  const openOnes = () =>
    ctx.db
      .select({ id: settlements.id })
      .from(settlements)
      .innerJoin(doctors, eq(doctors.id, settlements.doctorId))
      .where(isDue)
      .orderBy(asc(doctors.number))
  const known = new Set((await openOnes()).map(({ id }) => id))
  await openPeriod(ctx, period)
  await settlement.lockWhere(ctx, isDue)
  const rows: Result['rows'] = []
  for (const { id } of await openOnes()) {
    const row = await closeOne(ctx, id)
    rows.push(known.has(id) ? row : { ...row, net_before: null })
  }
  return rows
}

const changed = () =>
  conflict('CLOSING_CHANGED', {
    en: 'Something has changed since the preview. Check the new result before you close.',
    ja: 'プレビューのあとに内容が変わりました。最新の結果をご確認ください。',
  })

const add = (rows: Result['rows']): Sums => ({
  closed: rows.filter((row) => row.outcome === 'closed').length,
  carried_over: rows.filter((row) => row.outcome === 'carried_over').length,
  net: rows.filter((row) => row.outcome === 'closed').reduce((total, row) => total + row.net, 0),
})
