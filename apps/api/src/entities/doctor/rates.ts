import type { components } from '@officina/openapi/schema'
import { addDays, dateIn } from '@officina/shared/dates/days'
import type { AdminActor, AdminCtx, Ctx, DoctorCtx, TxCtx } from '../../context.ts'
import { doctorRates } from '../../db/schema/doctor.ts'
import { and, desc, eq, gte, isNull, lt, lte, or, sql } from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import { conflict, invalid } from '../errors.ts'
import { getShopSettings } from '../platform/shopSettings.ts'
import { isoOf } from '../wire.ts'
import { doctor } from './entity.ts'

type Rate = components['schemas']['AdminDoctorRate']
type NewRate = { rate_bp: number; from: string; reason: string | null }

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

/** Adds a rate from a day on. Days that have passed keep theirs. The doctor is held, so that rates never overlap. */
export const addRate = doctor.command(
  'set_rate',
  {},
  async (tx: TxCtx<AdminActor>, row, input: NewRate): Promise<void> => {
    if (!['approved', 'suspended'].includes(row.status))
      throw conflict('INVALID_TRANSITION', {
        en: 'Only approved doctors have a commission rate. The first rate is set on approval.',
        ja: '手数料率は承認済みの医師にだけ設定できます。最初の率は承認時に決めます。',
      })
    if (input.from < dateIn(tx.clock.now(), tx.config.timeZone))
      throw invalid('from', 'RATE_IN_THE_PAST', {
        en: 'The rate cannot change for past days. Choose today or later.',
        ja: '過去の日の手数料率は変更できません。今日以降の日を選んでください。',
      })
    await setRate(tx, row.id, input)
    const { rate_bp, from, reason } = input
    await row.log({ after: { rate_bp, from }, reason })
  },
)

/** Ends the rate that runs into `from` and begins the new one; later planned rates are replaced. */
export async function setRate(ctx: AdminCtx, doctorId: string, input: NewRate): Promise<void> {
  const ofDoctor = eq(doctorRates.doctorId, doctorId)
  await ctx.db.delete(doctorRates).where(and(ofDoctor, gte(doctorRates.from, input.from)))
  await ctx.db
    .update(doctorRates)
    .set({ to: addDays(input.from, -1) })
    .where(
      and(
        ofDoctor,
        lt(doctorRates.from, input.from),
        or(isNull(doctorRates.to), gte(doctorRates.to, input.from)),
      ),
    )
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

/** The doctor's commission rate (basis points) on the business day of `at`; the default when none was set. */
export async function rateOn(
  ctx: Ctx,
  doctorId: string,
  at: Date,
  defaultBp: number,
): Promise<number> {
  const day = dateIn(at, ctx.config.timeZone)
  const [row] = await ctx.db
    .select({ rateBp: doctorRates.rateBp })
    .from(doctorRates)
    .where(
      and(
        eq(doctorRates.doctorId, doctorId),
        lte(doctorRates.from, day),
        or(isNull(doctorRates.to), gte(doctorRates.to, day)),
      ),
    )
    .orderBy(desc(doctorRates.from))
    .limit(1)
  return row?.rateBp ?? defaultBp
}

/** The doctor's commission rate today, basis points: the most that may be given away. */
export async function ownRateBp(ctx: DoctorCtx): Promise<number> {
  const rules = await getShopSettings(ctx)
  return rateOn(ctx, ctx.actor.id, ctx.clock.now(), rules['commission.default_bp'])
}
