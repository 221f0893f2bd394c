import { dateIn, offsetMinutes } from '@officina/shared/dates/days'
import { pieces } from '@officina/shared/dosage/supply'
import type { Ctx } from '../../context.ts'
import { whereIssued } from '../../db/schema/recipe.ts'
import { type SQL, sql } from '../../db/sql.ts'
import { lostUnits } from '../lostUnits.ts'
import { inPracticesOf } from '../practices.ts'
import { linesBefore } from './ordered.ts'

const packUnit = sql`coalesce(l.snapshot->>'unit', v.unit)`
const whole = sql.raw(pieces.map((unit) => `'${unit}'`).join(', '))

/**
 * Average units a day of a recipe line, as SQL on a row named `l` with its variant `v`, or of the substitute that was
 * delivered for it; null when the dosage is not structured or counted otherwise than the pack.
 * An hour's count means "every n hours"; a month has 30 days. A week's count is that of its weekdays together.
 */
export const dailyAmount = (ctx: Ctx): SQL =>
  sql`(case when ${takenNow(ctx)}->'instead' is null then ${writtenAmount} else (${takenNow(ctx)}->>'daily')::float8 end)`

/** The same by the recipe alone, of its own pack. */
export const writtenAmount = sql`(
  (coalesce(l.amount_min, l.amount_max) + coalesce(l.amount_max, l.amount_min)) / 2
  * case l.frequency_period when 'hour' then 24.0 / l.frequency_count when 'week' then l.frequency_count / 7.0
      when 'month' then l.frequency_count / 30.0 else l.frequency_count end
  * case when coalesce(cardinality(l.weekdays), 0) > 0 and l.frequency_period not in ('week', 'month')
      then cardinality(l.weekdays) / 7.0 else 1 end
  * case when l.dosage_mode = 'structured' and (l.unit = ${packUnit} or (l.unit in (${whole}) and ${packUnit} in (${whole}))) then 1 end)`

/** When the last parcel with a line `l` arrived, or by its delivery method must have; null before any has. */
export const arrivedAt = (ctx: Ctx): SQL => sql`greatest(l.last_delivered_at,
  case when l.arrives_by <= ${ctx.clock.now().toISOString()}::timestamptz then l.arrives_by end)`

/** Something of a line `l` has been ordered that is not there yet. */
export const isComing = (ctx: Ctx): SQL<boolean> => sql<boolean>`(
  coalesce(l.last_ordered_at > coalesce(${arrivedAt(ctx)}, '-infinity'), false)
  or coalesce(l.arrives_by > ${ctx.clock.now().toISOString()}::timestamptz, false))`

/** What of a line `l` arrived last, as `TakenAs`. */
export const takenNow = (ctx: Ctx): SQL =>
  sql`(case when l.arrives_by <= ${ctx.clock.now().toISOString()}::timestamptz then l.sent_as else l.taken_as end)`

const packUnits = (ctx: Ctx): SQL =>
  sql`coalesce((${takenNow(ctx)}->>'units')::float8, l.quantity * coalesce((l.snapshot->>'units_per_pack')::int, v.units_per_pack))`

/** A part of the dosage of a line `l` as text: that of the substitute which is taken instead, else the recipe's. */
const dosagePart = (ctx: Ctx, name: 'frequency_period' | 'as_needed'): SQL =>
  sql`coalesce(${takenNow(ctx)}->'instead'->>${sql.raw(`'${name}'`)}, l.${sql.raw(name)}::text)`

/** From when the supply of a line `l` counts: the last parcel that arrived, or what the patient has said since. */
export const supplyFrom = (ctx: Ctx): SQL => sql`greatest(${arrivedAt(ctx)}, l.stated_at)`

/** From when a line `l` is used up: nothing is before its first day, be it of an earlier version. Null as `supplyFrom`. */
export const usedFrom = (ctx: Ctx, zone = ctx.config.timeZone): SQL => sql`(case
  when ${beginsAt(ctx, zone)} > ${supplyFrom(ctx)} then greatest(${supplyFrom(ctx)}, ${firstBeginsAt(ctx, zone)})
  else ${supplyFrom(ctx)} end)`

/** What there was then; packs that came after the patient's word are added to what was left of it. */
const unitsThen = (ctx: Ctx): SQL => sql`case
  when l.stated_at is null then ${packUnits(ctx)}
  when l.stated_at >= coalesce(${arrivedAt(ctx)}, l.stated_at) then l.stated_units
  else ${packUnits(ctx)} + greatest(0, l.stated_units - ${dailyAmount(ctx)} * greatest(0,
    extract(epoch from ${arrivedAt(ctx)} - greatest(l.stated_at, ${firstBeginsAt(ctx)})) / 86400)) end`

/**
 * Days (with their fraction) that the supply of a line `l` with its variant `v` lasts from `supplyFrom`: as the
 * dosage says, and on days with ticks as was ticked. Null when the dosage is not structured.
 */
export function supplyDays(ctx: Ctx, zone = ctx.config.timeZone): SQL {
  const now = ctx.clock.now()
  const today = dateIn(now, zone)
  // not by its name: the database may know other zones
  const offset = offsetMinutes(now, zone)
  const from = supplyFrom(ctx)
  return sql`(${unitsThen(ctx)} / nullif(${dailyAmount(ctx)}, 0) + case
    when ${dosagePart(ctx, 'frequency_period')} not in ('day', 'hour') or ${dosagePart(ctx, 'as_needed')} = 'true' then 0
    else (select coalesce(count(distinct d.day) filter (where d.day < ${today}::date) - sum(d.share), 0)
        from doses d where d.recipe_line_id = l.id and ${inPracticesOf(ctx.actor, sql`d`)} and d.ticked_at >= ${from}
          and d.day >= (${from} at time zone 'UTC' + make_interval(mins => ${offset}::int))::date)
      * case when coalesce(cardinality(l.weekdays), 0) > 0 then 7.0 / cardinality(l.weekdays) else 1 end end)`
}

/** When a line `l` with its variant `v` is used up; unstructured lines use their refill distance. Null before there was any. */
export const usedUpAt = (ctx: Ctx): SQL => sql`coalesce(
  ${usedFrom(ctx)} + floor(${supplyDays(ctx)} + 0.000001)::float8 * interval '1 day',
  ${arrivedAt(ctx)} + make_interval(days => nullif(l.min_days_between, 0)))`

/** The same of what is needed longer than that; null where a course of fixed length has ended by then. */
export const runsOutAt = (ctx: Ctx): SQL => sql`(
  select used_up.at from (select ${usedUpAt(ctx)} as at) used_up
  where l.duration_days is null or l.dosage_mode <> 'structured'
    or used_up.at + greatest(interval '0', ${beginsAt(ctx)} - ${usedFrom(ctx)})
    < greatest(${beginsAt(ctx)}, case when l.times_ordered > 1 and ${packUnits(ctx)} < ${dailyAmount(ctx)} * l.duration_days
      then ${courseFrom(ctx)} else ${arrivedAt(ctx)} end) + make_interval(days => l.duration_days))`

/**
 * When a line `l` of fixed length, for which one order is not enough, was begun: with the first parcel that came less than
 * this length before the last one, which is a refill of the same course then. Null before any has come.
 */
export const courseFrom = (ctx: Ctx): SQL => sql`least(${arrivedAt(ctx)}, (
    select min(came.at) from order_lines x cross join lateral (
      select coalesce(x.delivered_at, x.shipped_at + coalesce(l.arrives_by - l.last_shipped_at, interval '0')) as at) came
    where x.recipe_line_id in (select l.id union all ${linesBefore}) and x.qty_shipped > ${lostUnits(sql`x.id`)}
      and came.at > ${arrivedAt(ctx)} - make_interval(days => l.duration_days)))`

/**
 * No repeat of a line `l` with its variant `v` orders it by itself before it has been used up for a week, nor one of an
 * earlier version that is about to follow.
 */
export const notOnRepeat = (ctx: Ctx): SQL => sql`not exists (select 1 from repeats x
  where x.recipe_line_id in (select l.id union all ${linesBefore}) and x.doctor_id = l.doctor_id and x.status = 'active'
    and x.next_on <= greatest(${usedUpAt(ctx)}, ${ctx.clock.now().toISOString()}::timestamptz)::date + 7)`

/** Whether somebody has to order a line `l` with its variant `v` once it is used up; its end is asked for where it has one. */
export const needsRefill = (ctx: Ctx): SQL<boolean> => sql<boolean>`(
  (l.duration_days is null or ${runsOutAt(ctx)} is not null) and ${notOnRepeat(ctx)})`

/** When a line `l` is taken first by its recipe's days. */
const beginsAt = (ctx: Ctx, zone = ctx.config.timeZone): SQL =>
  midnightOf(
    { ctx, zone },
    sql`select c.starts_on + l.start_offset_days from recipes c where c.id = l.recipe_id`,
  )

/** The same of its product in this version or an earlier one, on which it goes on from. */
const firstBeginsAt = (ctx: Ctx, zone = ctx.config.timeZone): SQL =>
  midnightOf(
    { ctx, zone },
    sql`select min(c.starts_on + f.start_offset_days) from recipe_lines f join recipes c on c.id = f.recipe_id
      where f.id in (select l.id union all ${linesBefore})`,
  )

const midnightOf = (
  { ctx, zone }: { ctx: Ctx; zone: string },
  day: SQL,
): SQL => sql`((${day})::timestamp
  - make_interval(mins => ${offsetMinutes(ctx.clock.now(), zone)}::int)) at time zone 'UTC'`

/** The renewal word of a run-out instant: overdue, due_soon (7 days or less), upcoming (14 or less), on_track. */
export const renewalWord = (
  runOut: SQL,
  now: Date,
): SQL<RenewalWord | null> => sql<RenewalWord | null>`case
  when ${runOut} is null then null
  when ${runOut} < ${now.toISOString()}::timestamptz then 'overdue'
  when ${runOut} <= ${now.toISOString()}::timestamptz + interval '7 days' then 'due_soon'
  when ${runOut} <= ${now.toISOString()}::timestamptz + interval '14 days' then 'upcoming'
  else 'on_track' end`

/** The first day on which something of the patient's issued recipes runs out; null before the first delivery. */
const patientRunsOutAt = (ctx: Ctx): SQL => sql`(
  select min(${runsOutAt(ctx)}) from recipes r
  join recipe_lines l on l.recipe_id = r.id and l.state = 'active'
  join variants v on v.id = l.variant_id
  where r.doctor_id = patients.doctor_id and r.patient_id = patients.id and r.kind = 'patient' and ${whereIssued()})`

/** The renewal word of a patient. The instant is worked out once: written into each comparison, it would be four times. */
export const patientRenewal = (ctx: Ctx): SQL<RenewalWord | null> =>
  sql<RenewalWord | null>`(select ${renewalWord(sql`run.out_at`, ctx.clock.now())} from ${patientRunsOutAt(ctx)} run(out_at))`

type RenewalWord = 'overdue' | 'due_soon' | 'upcoming' | 'on_track'
