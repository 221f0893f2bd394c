import { addDays, dateIn } from '@officina/shared/dates/days'
import type { Ctx, TxCtx } from '../../context.ts'
import { doctorRates, doctors } from '../../db/schema/doctor.ts'
import { defaultRates } from '../../db/schema/platform.ts'
import { and, desc, gt, gte, isNull, lte, sql } from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import { defaultsHere } from '../platform/shopSettings.ts'
import { commissionNoticeDays, hasAgreedRate, mailRates } from './rates.ts'
import { tierPart } from './tiers.ts'

/** Doctors with whom no rate is agreed today: the default is theirs, now or once they are below the tiers. */
export const worksWithDefault = (today: string) =>
  sql`${doctors.status} in ('approved', 'suspended') and not ${hasAgreedRate(doctors.id, today)}`

/**
 * The default rate (basis points) at a time: an order keeps what counted when it was placed. A server of the release
 * before has written its change into the settings alone.
 */
export async function defaultRateAt(ctx: Ctx, at: Date): Promise<number> {
  const { rows } = await ctx.db.execute<{ rate_bp: number }>(sql`
    select rate_bp from (
      select since, rate_bp from default_rates
      union all select updated_at, value::text::int from settings where key = 'commission.default_bp'
    ) known where since <= ${at.toISOString()}::timestamptz order by since desc limit 1`)
  return rows[0]?.rate_bp ?? firstDefault(ctx)
}

/** What counts until it is changed for the first time. */
const firstDefault = (ctx: Ctx): number => defaultsHere(ctx)['commission.default_bp']

/** A default rate (basis points) and since when it is stored; null where it has never been changed. */
type Stored = { rateBp: number; since: Date | null }

/**
 * Writes from when on a default counts. The first change also writes what has counted from the beginning, and each
 * what a server of the release before has changed since.
 */
async function writeDefault(tx: TxCtx, { rateBp, since }: Stored, after: number): Promise<void> {
  const [known] = await tx.db
    .select({ rateBp: defaultRates.rateBp })
    .from(defaultRates)
    .orderBy(desc(defaultRates.since))
    .limit(1)
  const missed = since && known?.rateBp !== rateBp ? [{ since, rateBp }] : []
  await tx.db
    .insert(defaultRates)
    .values([{ since: new Date(0), rateBp: firstDefault(tx) }, ...missed])
    .onConflictDoNothing()
  await tx.db
    .insert(defaultRates)
    .values({ since: tx.tx.startedAt, rateBp: after })
    .onConflictDoUpdate({ target: defaultRates.since, set: { rateBp: after } })
}

/**
 * With a change of the default rate (basis points). A higher one counts at once. A lower one is announced, as the terms
 * say: doctors who work with the default keep the former for 30 days, as a rate that nobody has set, and are mailed. So
 * are those whose tier comes before it: in the month to come they may be below the tiers.
 */
export async function changeDefaultRate(tx: TxCtx, stored: Stored, after: number): Promise<void> {
  await writeDefault(tx, stored, after)
  const before = stored.rateBp
  const today = dateIn(tx.clock.now(), tx.config.timeZone)
  // rates count by days: one that ends stays for the orders of this day, one that begins counts for all of them
  if (after >= before) return endKept(tx, after, { on: today, last: today })
  await endKept(tx, before, { on: today, last: addDays(today, -1) })
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
      tier: tierPart(sql`${doctors.id}`, sql`${today}`),
    })
    .from(doctors)
    .where(worksWithDefault(today))
  const concerned = onDefault.map(({ kept, agreedFrom, tier, ...doctor }) => {
    const isAgreed = agreedFrom !== null && agreedFrom <= from
    const to = addDays(isAgreed ? agreedFrom : from, -1)
    // a month's tier may be below a default that was raised since: nobody gets more for a while
    const rate = Math.min(before, tier ?? before)
    return { doctor, kept, rate, isAgreed, to, hasTier: tier !== null }
  })
  await keepRates(tx, today, concerned)
  await mailRates(
    tx,
    concerned.flatMap(({ doctor, kept, isAgreed, hasTier }): Parameters<typeof mailRates>[1] =>
      isAgreed ? [] : [[doctor, { before: kept ?? before, after, from, hasTier }]],
    ),
  )
}

type Concerned = { doctor: { id: string }; kept: number | null; rate: number; to: string }

/** Lets doctors keep the former default until a day, or what they keep already, all in two statements. */
async function keepRates(tx: TxCtx, today: string, concerned: Concerned[]): Promise<void> {
  const rows = concerned.map(({ doctor, kept, rate, to }) => ({
    id: newId(),
    doctor_id: doctor.id,
    is_kept: kept !== null,
    rate,
    to,
  }))
  const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as given (id uuid, doctor_id uuid, is_kept boolean, rate int, "to" date)`
  await tx.db.execute(sql`
    update ${doctorRates} set "to" = given."to" from ${given}
    where given.is_kept and ${doctorRates.doctorId} = given.doctor_id and ${keptOn(today)}`)
  await tx.db.execute(sql`
    insert into doctor_rates (id, doctor_id, rate_bp, "from", "to", created_at)
    select given.id, given.doctor_id, given.rate, ${today}::date, given."to", ${tx.clock.now().toISOString()}::timestamptz
    from ${given} where not given.is_kept`)
}

/** Rates that doctors keep during the notice on a day; only such have nobody who set them. */
const keptOn = (day: string) =>
  and(isNull(doctorRates.setBy), lte(doctorRates.from, day), gte(doctorRates.to, day))

/** Ends the rates that are kept on a day, where without them no less counts: neither the default nor the month's tier. */
async function endKept(
  tx: TxCtx,
  defaultBp: number,
  { on, last }: { on: string; last: string },
): Promise<void> {
  const tier = tierPart(doctorRates.doctorId, sql`${on}`)
  const isOver = and(keptOn(on), lte(doctorRates.rateBp, sql`least(${defaultBp}::int, ${tier})`))
  await tx.db.delete(doctorRates).where(and(isOver, gt(doctorRates.from, last)))
  await tx.db.update(doctorRates).set({ to: last }).where(isOver)
}
