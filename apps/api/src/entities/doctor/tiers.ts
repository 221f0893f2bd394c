import type { components } from '@officina/openapi/schema'
import { addDays, dateIn } from '@officina/shared/dates/days'
import { addMonths, monthStart } from '@officina/shared/dates/months'
import { startOfDay } from '@officina/shared/dates/zoned'
import type { Ctx } from '../../context.ts'
import { doctorTiers } from '../../db/schema/doctor.ts'
import { and, eq, type SQLWrapper, sql } from '../../db/sql.ts'
import { getShopSettings, type ShopSettings } from '../platform/shopSettings.ts'

type Tier = ShopSettings['commission.tiers'][number]

/** How many whole months sales are averaged over. */
const months = 3

/**
 * Says once a month, from its first day on, which tier each doctor has reached by the average net sales of the three
 * months before: what was shipped, after discounts and without tax, less refunds. Whoever had a tier and has sold nothing
 * since is said to have none. What is said stays for the month, and tiers that were changed in it count from the next.
 * Repeating it adds nothing.
 */
export async function computeTiers(ctx: Ctx): Promise<void> {
  const { 'commission.tiers': tiers } = await getShopSettings(ctx)
  const zone = ctx.config.timeZone
  const month = monthStart(dateIn(ctx.clock.now(), zone))
  const first = startOfDay(month, zone).toISOString()
  const since = startOfDay(addMonths(month, -months), zone).toISOString()
  await ctx.db.execute(sql`
    insert into doctor_tiers (doctor_id, month, average, rate_bp, created_at)
    select sold.doctor_id, ${month}::date, sold.average, reached.rate_bp, ${ctx.clock.now().toISOString()}::timestamptz
    from (
      select part.doctor_id, greatest(0, floor(sum(part.base) / ${months}))::bigint as average from (
        select e.doctor_id, e.base from ledger_entries e
        where ${tiers.length > 0}::boolean
          and e.occurred_at >= ${since}::timestamptz and e.occurred_at < ${first}::timestamptz
          and e.type in ('commission', 'reversal')
        union all
        select t.doctor_id, 0 from doctor_tiers t
        where t.month = ${addMonths(month, -1)}::date and t.rate_bp is not null
      ) part group by part.doctor_id
    ) sold
    left join lateral (
      select t.rate_bp from jsonb_to_recordset(${JSON.stringify(tiers)}::jsonb) as t("from" bigint, rate_bp int)
      where t."from" <= sold.average order by t."from" desc limit 1
    ) reached on true
    where not exists (
      select 1 from settings s where s.key = 'commission.tiers' and s.updated_at >= ${first}::timestamptz)
    on conflict do nothing`)
}

/**
 * The rate of the tier a doctor has in the month of a day, as a value of a larger statement; null for none. On the first
 * of a month that of the month before counts until `computeTiers` has said the new one.
 */
export const tierPart = (doctorId: SQLWrapper, day: SQLWrapper) =>
  sql<number | null>`(select t.rate_bp from doctor_tiers t where t.doctor_id = ${doctorId}
    and t.month between date_trunc('month', ${day}::date - 1)::date and date_trunc('month', ${day}::date)::date
    order by t.month desc limit 1)`

/** Why a doctor has the rate of a tier, or which would be the next; null where there are no tiers. */
export async function tierOf(
  ctx: Ctx,
  doctorId: string,
): Promise<components['schemas']['DoctorEarnings']['tier']> {
  const { 'commission.tiers': tiers } = await getShopSettings(ctx)
  const month = monthStart(dateIn(ctx.clock.now(), ctx.config.timeZone))
  const [row] = await ctx.db
    .select()
    .from(doctorTiers)
    .where(and(eq(doctorTiers.doctorId, doctorId), eq(doctorTiers.month, month)))
  if (tiers.length === 0 && !row?.rateBp) return null
  const average = row?.average ?? 0
  const next = tiers.find((tier: Tier) => tier.from > average)
  return {
    average,
    rate_bp: row?.rateBp ?? null,
    from_month: addMonths(month, -months).slice(0, 7),
    to_month: addMonths(month, -1).slice(0, 7),
    until: addDays(addMonths(month, 1), -1),
    next: next ?? null,
  }
}
