import { type SQL, sql } from 'drizzle-orm'

/**
 * Average units a day of a recipe line, as SQL on a row named `l`; null when the dosage is not structured.
 * An hour's count means "every n hours"; a month has 30 days.
 */
const dailyAmount = sql`(
  (coalesce(l.amount_min, l.amount_max) + coalesce(l.amount_max, l.amount_min)) / 2
  * case l.frequency_period when 'hour' then 24.0 / l.frequency_count when 'week' then l.frequency_count / 7.0
      when 'month' then l.frequency_count / 30.0 else l.frequency_count end
  * case when coalesce(cardinality(l.weekdays), 0) > 0 then cardinality(l.weekdays) / 7.0 else 1 end)`

/** Days that what was ordered lasts, on a line `l` with its variant `v`; unstructured lines use their refill distance. */
export const daysSupply: SQL<number | null> = sql<number | null>`coalesce(
  floor(l.quantity * coalesce((l.snapshot->>'units_per_pack')::int, v.units_per_pack) / nullif(${dailyAmount}, 0)),
  nullif(l.min_days_between, 0))::int`

/** When a line `l` runs out: from its last shipment, before that from its last order. */
export const runsOutAt = sql`(coalesce(l.last_shipped_at, l.last_ordered_at) + make_interval(days => ${daysSupply}))`

/** The first day on which something of the patient's issued recipes runs out; null before the first order. */
export const patientRunsOutAt = sql`(
  select min(${runsOutAt}) from recipes r
  join recipe_lines l on l.recipe_id = r.id and l.state = 'active'
  join variants v on v.id = l.variant_id
  where r.doctor_id = patients.doctor_id and r.patient_id = patients.id and r.kind = 'patient' and r.status = 'issued')`

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

export type RenewalWord = 'overdue' | 'due_soon' | 'upcoming' | 'on_track'
