import { dateIn } from '@officina/shared/dates/days'
import type { Ctx, DoctorCtx } from '../../context.ts'
import { doctorRates } from '../../db/schema/doctor.ts'
import { and, desc, eq, gte, isNull, lte, or } from '../../db/sql.ts'
import { getShopSettings } from '../platform/shopSettings.ts'

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
