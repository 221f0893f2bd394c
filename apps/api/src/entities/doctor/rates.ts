import type { components } from '@officina/openapi/schema'
import { addDays, dateIn } from '@officina/shared/dates/days'
import type { AdminActor, AdminCtx, Ctx, DoctorCtx, TxCtx } from '../../context.ts'
import { doctorRates, doctors } from '../../db/schema/doctor.ts'
import {
  and,
  desc,
  eq,
  gt,
  gte,
  isNotNull,
  isNull,
  lt,
  lte,
  or,
  type SQLWrapper,
  sql,
} from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import { dateText } from '../../mail/words.ts'
import { conflict, invalid } from '../errors.ts'
import { getShopSettings } from '../platform/shopSettings.ts'
import { isoOf } from '../wire.ts'
import { doctor } from './entity.ts'
import { mailDoctors, type Told } from './mailDoctor.ts'
import { rateChanged } from './mails.ts'
import { tierPart } from './tiers.ts'

type Rate = components['schemas']['AdminDoctorRate']
type NewRate = { rate_bp: number; from: string; reason: string | null }

/** Days of notice before a doctor's rate changes, as the terms say. */
export const commissionNoticeDays = 30

/** The doctor's rates, newest first. */
export async function listRates(ctx: AdminCtx, doctorId: string): Promise<Rate[]> {
  await doctor.get(ctx, doctorId)
  const result = await ctx.db.execute<Rate>(sql`
    select r.id, r.rate_bp, r."from"::text, r."to"::text, r.reason, m.name as set_by_name,
      ${isoOf(sql`r.created_at`)} as created_at
    from doctor_rates r left join admins m on m.id = r.set_by
    where r.doctor_id = ${doctorId} order by r."from" desc`)
  return result.rows
}

/**
 * Adds a rate from a day on and mails the doctor. A change is announced 30 days ahead, as the terms say; the first
 * rate counts from today on. The doctor is held, so that rates never overlap.
 */
export const addRate = doctor.command(
  'set_rate',
  {},
  async (tx: TxCtx<AdminActor>, row, input: NewRate): Promise<void> => {
    if (!['approved', 'suspended'].includes(row.status))
      throw conflict('INVALID_TRANSITION', {
        en: 'Only approved doctors have a commission rate. The first rate is set on approval.',
        ja: '手数料率は承認済みの医師にだけ設定できます。最初の率は承認時に決めます。',
      })
    const today = dateIn(tx.clock.now(), tx.config.timeZone)
    const old = await agreedOn(tx, row.id, addDays(input.from, -1))
    // who was on the default or a tier is told of another rate as well
    const before = old ?? (isOnDefault(tx, row) ? await usualRate(tx, row.id, today) : undefined)
    const atOnce =
      old === undefined &&
      (before === undefined || input.rate_bp >= (await usualRate(tx, row.id, input.from)))
    const first = atOnce ? today : addDays(today, commissionNoticeDays)
    if (input.from < first) throw tooSoon(first)
    await setRate(tx, row.id, input)
    const { rate_bp, from, reason } = input
    await row.log({
      ...(before === undefined ? {} : { before: { rate_bp: before } }),
      after: { rate_bp, from },
      reason,
    })
    if (before !== undefined && before !== rate_bp)
      await mailRates(tx, [[row, { before, after: rate_bp, from }]])
  },
)

type Named = Told & { lastName: string; firstName: string }
type Change = { before: number; after: number; from: string; hasTier?: boolean }

/** Mails doctors another rate (basis points) and its first day, all at once; who has a tier, of the default as such. */
export function mailRates(ctx: Ctx, list: [Named, Change][]): Promise<void> {
  const url = `${ctx.config.publicUrl}/doctors/top?panel=earnings`
  return mailDoctors(
    ctx,
    list.map(([doctor, change]) => [doctor, rateChanged({ ...doctor, ...change, url })]),
  )
}

/** Whether a doctor without a rate of their own has worked with the default before today. */
const isOnDefault = (tx: TxCtx, row: { approvedAt: Date | null }): boolean =>
  row.approvedAt !== null &&
  dateIn(row.approvedAt, tx.config.timeZone) < dateIn(tx.clock.now(), tx.config.timeZone)

/**
 * What counts on a day without a rate that was agreed: the tier of today or a former default that is still kept then,
 * whichever is higher, else the default.
 */
async function usualRate(ctx: Ctx, doctorId: string, day: string): Promise<number> {
  const rules = await getShopSettings(ctx)
  const id = sql`${doctorId}::uuid`
  const tier = tierPart(id, sql`${dateIn(ctx.clock.now(), ctx.config.timeZone)}`)
  const kept = sql`(select max(r.rate_bp) from doctor_rates r where r.doctor_id = ${id}
    and r.set_by is null and r."from" <= ${day}::date and r."to" >= ${day}::date)`
  const { rows } = await ctx.db.execute<Pick<Parts, 'kept' | 'tier'>>(
    sql`select ${kept} as kept, ${tier} as tier`,
  )
  return rateOf({ ...nothing, ...rows[0] }, rules['commission.default_bp'])
}

/** Ends the doctor's own rate on the eve of a day 30 days off or later, and mails what counts then as of today. */
export const endRate = doctor.command(
  'end_rate',
  {},
  async (
    tx: TxCtx<AdminActor>,
    row,
    { from, reason }: { from: string; reason: string },
  ): Promise<void> => {
    const first = addDays(dateIn(tx.clock.now(), tx.config.timeZone), commissionNoticeDays)
    const old = await agreedOn(tx, row.id, addDays(from, -1))
    if (old === undefined) throw noOwnRate()
    if (from < first) throw tooSoon(first)
    await endRates(tx, row.id, from)
    const usual = await usualRate(tx, row.id, from)
    await row.log({ before: { rate_bp: old }, after: { rate_bp: null, from }, reason })
    if (old !== usual) await mailRates(tx, [[row, { before: old, after: usual, from }]])
  },
)

const noOwnRate = () =>
  conflict('NO_OWN_RATE', {
    en: 'This doctor already has the default rate.',
    ja: 'この医師にはすでに標準の手数料率が適用されています。',
  })

const tooSoon = (first: string) =>
  invalid('from', 'RATE_TOO_SOON', {
    en: `Doctors are told ${commissionNoticeDays} days before their rate changes. Choose ${dateText(first, 'en')} or later.`,
    ja: `手数料率の変更は${commissionNoticeDays}日前までに医師に通知します。${dateText(first, 'ja')}以降の日を選んでください。`,
  })

/** Ends the rate that runs into `from`; later planned rates are gone. */
async function endRates(ctx: AdminCtx, doctorId: string, from: string): Promise<void> {
  const ofDoctor = eq(doctorRates.doctorId, doctorId)
  await ctx.db.delete(doctorRates).where(and(ofDoctor, gte(doctorRates.from, from)))
  await ctx.db
    .update(doctorRates)
    .set({ to: addDays(from, -1) })
    .where(
      and(
        ofDoctor,
        lt(doctorRates.from, from),
        or(isNull(doctorRates.to), gte(doctorRates.to, from)),
      ),
    )
}

/** Ends the rate that runs into `from` and begins the new one; later planned rates are replaced. */
export async function setRate(ctx: AdminCtx, doctorId: string, input: NewRate): Promise<void> {
  await endRates(ctx, doctorId, input.from)
  await ctx.db.insert(doctorRates).values({
    id: newId(),
    doctorId,
    rateBp: input.rate_bp,
    from: input.from,
    reason: input.reason,
    setBy: ctx.actor.id,
    createdAt: ctx.clock.now(),
  })
}

/** The doctor's commission rate (basis points) on the business day of `at`: its own, else its tier's, else the default. */
export async function rateOn(
  ctx: Ctx,
  doctorId: string,
  at: Date,
  defaultBp: number,
): Promise<number> {
  const day = sql`${dateIn(at, ctx.config.timeZone)}`
  const parts = ratePart(sql`${doctorId}::uuid`, day)
  const { rows } = await ctx.db.execute<{ parts: Parts }>(sql`select ${parts} as parts`)
  return rateOf(rows[0]?.parts ?? nothing, defaultBp)
}

/** Whether a rate was agreed with the doctor, so that tiers do not count today. */
export async function hasOwnRate(ctx: Ctx, doctorId: string): Promise<boolean> {
  const isAgreed = hasAgreedRate(
    sql`${doctorId}::uuid`,
    dateIn(ctx.clock.now(), ctx.config.timeZone),
  )
  const { rows } = await ctx.db.execute<{ is: boolean }>(sql`select ${isAgreed} as is`)
  return rows[0]?.is ?? false
}

/** What a doctor's rate on a day follows from, basis points. */
export type Parts = { agreed: number | null; kept: number | null; tier: number | null }
const nothing: Parts = { agreed: null, kept: null, tier: null }

/** What was agreed, a former default that is kept for a while, and the tier of a day, as a value of a larger statement. */
export const ratePart = (doctorId: SQLWrapper, day: SQLWrapper) =>
  sql<Parts>`(select jsonb_build_object('agreed', max(own.rate_bp) filter (where own.set_by is not null),
      'kept', max(own.rate_bp) filter (where own.set_by is null), 'tier', ${tierPart(doctorId, day)})
    from (select r.rate_bp, r.set_by from doctor_rates r where r.doctor_id = ${doctorId}
      and r."from" <= ${day}::date and (r."to" is null or r."to" >= ${day}::date)
      order by r."from" desc limit 1) own)`

/**
 * What these come to beside a default rate. The tier stands in for the default and gives way to a rate that was agreed;
 * a former default that is kept is the least.
 */
export const rateOf = ({ agreed, kept, tier }: Parts, defaultBp: number): number =>
  agreed ?? Math.max(kept ?? 0, tier ?? defaultBp)

/** Whether a rate was agreed with a doctor for a day (`2026-11-20`), as a condition of a larger statement. */
export const hasAgreedRate = (doctorId: SQLWrapper, day: string) =>
  sql`exists (select 1 from doctor_rates r where r.doctor_id = ${doctorId} and r.set_by is not null
    and r."from" <= ${day}::date and (r."to" is null or r."to" >= ${day}::date))`

/** The rate that was agreed with a doctor for a day; a former default that is kept was not. */
async function agreedOn(ctx: Ctx, doctorId: string, day: string): Promise<number | undefined> {
  const [row] = await ctx.db
    .select({ rateBp: doctorRates.rateBp })
    .from(doctorRates)
    .where(
      and(
        eq(doctorRates.doctorId, doctorId),
        isNotNull(doctorRates.setBy),
        lte(doctorRates.from, day),
        or(isNull(doctorRates.to), gte(doctorRates.to, day)),
      ),
    )
    .orderBy(desc(doctorRates.from))
    .limit(1)
  return row?.rateBp
}

/** The rate that comes next and its first day, if one is announced. */
export async function nextRate(
  ctx: Ctx,
  doctorId: string,
): Promise<{ rate_bp: number; from: string } | null> {
  const [row] = await ctx.db
    .select({ rate_bp: doctorRates.rateBp, from: doctorRates.from })
    .from(doctorRates)
    .where(
      and(
        eq(doctorRates.doctorId, doctorId),
        gt(doctorRates.from, dateIn(ctx.clock.now(), ctx.config.timeZone)),
      ),
    )
    .orderBy(doctorRates.from)
    .limit(1)
  return row ?? rateAfterEnd(ctx, doctorId)
}

/** What counts once the doctor's own rate or a former default has ended, if that is planned. */
async function rateAfterEnd(ctx: Ctx, doctorId: string) {
  const today = dateIn(ctx.clock.now(), ctx.config.timeZone)
  const [row] = await ctx.db
    .select({ to: doctorRates.to, rateBp: doctorRates.rateBp, setBy: doctorRates.setBy })
    .from(doctorRates)
    .where(
      and(
        eq(doctorRates.doctorId, doctorId),
        lte(doctorRates.from, today),
        gte(doctorRates.to, today),
      ),
    )
  if (!row?.to) return null
  const from = addDays(row.to, 1)
  const rate_bp = await usualRate(ctx, doctorId, from)
  // beside a tier that is no lower the former default has not counted
  return row.setBy === null && rate_bp >= row.rateBp ? null : { rate_bp, from }
}

/** Whether a doctor gives up the commission: only where the shop can give it to patients as a discount of a line. */
export const waives = (ctx: Ctx, doctor: { zeroCommission: boolean }): boolean =>
  doctor.zeroCommission && ctx.storefront.discounts === 'lines'

/** What a doctor earns on a product, basis points: its own rate stands in for an agreed one, never for none. */
export const earnedBp = (
  doctor: { rateBp: number; waives: boolean },
  product: { commissionOverrideBp: number | null },
): number =>
  doctor.waives || doctor.rateBp === 0 ? 0 : (product.commissionOverrideBp ?? doctor.rateBp)

/** What a doctor earns on a product ordered `at`, basis points. */
export async function commissionOn(
  ctx: Ctx,
  doctorId: string,
  at: Date,
  defaultBp: number,
): Promise<(product: { commissionOverrideBp: number | null }) => number> {
  const [doctor] = await ctx.db
    .select({ zeroCommission: doctors.zeroCommission })
    .from(doctors)
    .where(eq(doctors.id, doctorId))
  const rateBp = await rateOn(ctx, doctorId, at, defaultBp)
  return earnedBy({ rateBp, waives: doctor !== undefined && waives(ctx, doctor) })
}

/** The same of a doctor whose rate is known. */
export const earnedBy =
  (doctor: { rateBp: number; waives: boolean }) =>
  (product: { commissionOverrideBp: number | null }): number =>
    earnedBp(doctor, product)

/** The doctor's commission rate today, basis points: the most that may be given away. */
export async function ownRateBp(ctx: DoctorCtx): Promise<number> {
  const rules = await getShopSettings(ctx)
  return rateOn(ctx, ctx.actor.id, ctx.clock.now(), rules['commission.default_bp'])
}
