import { dateIn } from '@officina/shared/dates/days'
import { addMonths, monthStart } from '@officina/shared/dates/months'
import { type Ctx, inTransaction, type TxCtx } from '../../context.ts'
import { doctors } from '../../db/schema/doctor.ts'
import { settlements } from '../../db/schema/settlement.ts'
import { and, eq, isNull } from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import { eachRow } from '../allRows.ts'
import type { Done } from '../lockedRow.ts'
import { withNextNumber } from '../numbers.ts'
import { getShopSettings } from '../platform/shopSettings.ts'
import { collectEntries, doctorsDue, oldestDue, totalsOf } from './collect.ts'
import { type LockedSettlement, type Settlement, settlement } from './entity.ts'
import { type Period, payDate, periodOf, previousPeriod } from './period.ts'
import { withhold } from './withhold.ts'

/**
 * Opens the statements of the calendar month that has ended, and before them those of months that were skipped while
 * the server was off. Repeating it adds nothing.
 */
export async function openSettlements(ctx: Ctx): Promise<void> {
  const { timeZone } = ctx.config
  const last = previousPeriod(ctx.clock.now(), timeZone)
  const oldest = await oldestDue(ctx, last)
  if (!oldest) return
  let month = monthStart(dateIn(oldest, timeZone))
  for (; month <= last.start; month = addMonths(month, 1)) {
    const period = periodOf(month.slice(0, 7), timeZone)
    const read = async () => (await doctorsDue(ctx, period)).map((id) => ({ id }))
    const how = { failed: 'a statement was not opened' }
    await eachRow(ctx, read, how, ({ id }) => inTransaction(ctx, (tx) => openOne(tx, id, period)))
  }
}

/** A statement for every doctor who has something eligible by the end of the period and no statement of it. */
export async function openPeriod(ctx: TxCtx, period: Period): Promise<void> {
  for (const doctorId of await doctorsDue(ctx, period)) await openOne(ctx, doctorId, period)
}

/** The new statement takes the place of those that were voided before; undefined where there is one of the period. */
async function openOne(
  ctx: TxCtx,
  doctorId: string,
  period: Period,
  values: Partial<typeof settlements.$inferInsert> = {},
): Promise<LockedSettlement | undefined> {
  const rules = await getShopSettings(ctx)
  const now = ctx.clock.now()
  const today = dateIn(now, ctx.config.timeZone)
  const opened = await withNextNumber(ctx, 'settlement', period.name, async (number) => {
    const [row] = await ctx.db
      .insert(settlements)
      .values({
        id: newId(),
        number,
        doctorId,
        periodStart: period.start,
        periodEnd: period.end,
        status: 'open',
        currency: ctx.config.currency,
        // what could not be on a statement before its pay day is paid on the next one
        payOn: payDate(period, rules['settlement.pay_day'], today),
        createdAt: now,
        updatedAt: now,
        ...values,
      })
      .onConflictDoNothing()
      .returning()
    return row
  })
  if (!opened) return undefined
  const row = settlement.inserted(ctx, opened)
  await row.log({ action: 'open', after: { status: 'open' } })
  await takePlaceOfVoid(ctx, opened)
  return refreshTotals(ctx, row)
}

async function takePlaceOfVoid(ctx: TxCtx, { id, doctorId }: Settlement): Promise<void> {
  const { status, replacedBy } = settlements
  const isVoid = and(eq(settlements.doctorId, doctorId), eq(status, 'void'), isNull(replacedBy))
  for (const row of await settlement.lockWhere(ctx, isVoid)) await row.mark({ replacedBy: id })
}

/**
 * The statement that takes the place of one that was voided, with its lines; it waits for a person to close it.
 * Undefined where nothing of them is due, or the doctor has another statement of the period.
 */
export async function openSuccessor(
  ctx: TxCtx,
  { doctorId, periodStart }: Settlement,
): Promise<LockedSettlement | undefined> {
  const period = periodOf(periodStart.slice(0, 7), ctx.config.timeZone)
  if ((await doctorsDue(ctx, period, doctorId)).length === 0) return undefined
  return openOne(ctx, doctorId, period, { reopenedAt: ctx.clock.now() })
}

/** Collects what has become eligible, adds up again and says what would be withheld of it. */
export async function refreshTotals(
  ctx: TxCtx,
  row: LockedSettlement,
  said: Done<'settlement'> = { action: 'collect' },
): Promise<LockedSettlement> {
  await collectEntries(ctx, row)
  const { net: gross, ...totals } = await totalsOf(ctx, row.id)
  const [doctor] = await ctx.db
    .select({ licenceCountry: doctors.licenceCountry, taxId: doctors.taxId })
    .from(doctors)
    .where(eq(doctors.id, row.doctorId))
  if (!doctor) throw new Error(`settlement ${row.number} has no doctor`)
  return row.save({ ...totals, ...withhold(await getShopSettings(ctx), doctor, gross) }, said)
}
