import { addDays, dateIn } from '@officina/shared/dates/days'
import type { TxCtx } from '../../context.ts'
import { doctorRates, doctors } from '../../db/schema/doctor.ts'
import { and, eq, gte, isNull, lt, lte, sql } from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import { commissionNoticeDays, hasAgreedRate, mailRate } from './rates.ts'
import { tierPart } from './tiers.ts'

/**
 * After a change of the default rate (basis points). A higher one counts at once. A lower one is announced, as the terms
 * say: doctors who work with the default keep the former for 30 days, as a rate that nobody has set, and are mailed.
 */
export async function announceDefaultRate(tx: TxCtx, before: number, after: number): Promise<void> {
  const today = dateIn(tx.clock.now(), tx.config.timeZone)
  await endKept(tx, today, after)
  if (after >= before) return
  const from = addDays(today, commissionNoticeDays)
  const theirs = sql`r.doctor_id = ${doctors.id}`
  const onDefault = await tx.db
    .select({
      id: doctors.id,
      email: doctors.email,
      accountId: doctors.accountId,
      lastName: doctors.lastName,
      firstName: doctors.firstName,
      kept: sql<number | null>`(select r.rate_bp from doctor_rates r
        where ${theirs} and r."from" <= ${today}::date and r."to" >= ${today}::date)`,
      // what was agreed for a later day counts from that day
      agreedFrom: sql<string | null>`(select min(r."from") from doctor_rates r
        where ${theirs} and r."from" > ${today}::date)::text`,
    })
    .from(doctors)
    .where(
      sql`${doctors.status} in ('approved', 'suspended') and not ${hasAgreedRate(doctors.id, today)}
        and ${tierPart(doctors.id, sql`${today}`)} is null`,
    )
  const change = { after, from }
  for (const { kept, agreedFrom, ...doctor } of onDefault) {
    const isAgreed = agreedFrom !== null && agreedFrom <= from
    const to = addDays(isAgreed ? agreedFrom : from, -1)
    const row = { doctorId: doctor.id, rateBp: kept ?? before, from: today, to }
    if (kept === null)
      await tx.db.insert(doctorRates).values({ ...row, id: newId(), createdAt: tx.clock.now() })
    else
      await tx.db
        .update(doctorRates)
        .set({ to })
        .where(and(eq(doctorRates.doctorId, doctor.id), keptOn(today)))
    if (!isAgreed) await mailRate(tx, doctor, { ...change, before: row.rateBp })
  }
}

/** Rates that doctors keep during the notice on a day; only such have nobody who set them. */
const keptOn = (day: string) =>
  and(isNull(doctorRates.setBy), lte(doctorRates.from, day), gte(doctorRates.to, day))

/** A default that is no lower takes the place of the rates that were kept. */
async function endKept(tx: TxCtx, today: string, after: number): Promise<void> {
  const isLower = and(keptOn(today), lte(doctorRates.rateBp, after))
  await tx.db.delete(doctorRates).where(and(isLower, eq(doctorRates.from, today)))
  await tx.db
    .update(doctorRates)
    .set({ to: addDays(today, -1) })
    .where(and(isLower, lt(doctorRates.from, today)))
}
