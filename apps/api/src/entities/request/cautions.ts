import { dateIn } from '@officina/shared/dates/days'
import { refillableStatuses } from '@officina/shared/recipe'
import type { Ctx } from '../../context.ts'
import { notInArray, type SQL, sql } from '../../db/sql.ts'

/**
 * Codes of what speaks against approving a request without looking at it, of the tables of
 * `requestTables`; none means the same product and dose, after a recent visit, without a new flag.
 */
export function cautionsOf(ctx: Ctx, lastVisit: SQL): SQL<string[]> {
  const zone = ctx.config.timeZone
  const now = sql`${ctx.clock.now().toISOString()}::timestamptz`
  const today = sql`${dateIn(ctx.clock.now(), zone)}::date`
  const isRefill = sql`q.kind = 'refill'`
  const when = (code: string, condition: SQL) =>
    sql`case when ${condition} then ${sql.raw(`'${code}'`)} end`
  return sql<string[]>`array_remove(array[${sql.join(
    [
      when(
        'no_recent_visit',
        sql`coalesce(${lastVisit} < ${now} - make_interval(months => (d.request_rules->>'visit_months')::int), true)`,
      ),
      when(
        'new_flag',
        sql`exists (select 1 from answer_sets a where a.doctor_id = q.doctor_id and a.patient_id = q.patient_id
          and a.status in ('submitted', 'amended') and a.flags <> '[]'::jsonb
          and (a.read_by_doctor_at is null or a.updated_at > coalesce(${lastVisit}, '-infinity')))`,
      ),
      when(
        'problem_reported',
        sql`exists (select 1 from product_reports b where b.patient_id = q.patient_id
          and b.kind in ('reaction', 'quality')
          and (b.status = 'open' or (b.product_id = q.product_id and b.decision = 'stopped')))`,
      ),
      when(
        'recipe_changed',
        sql`${isRefill} and (l.state is distinct from 'active'
          or ${notInArray(sql`r.status`, refillableStatuses)}
          or exists (select 1 from recipes n where n.series_id = r.series_id and n.version > r.version
            and n.status <> 'entered_in_error'))`,
      ),
      when(
        'too_soon',
        sql`${isRefill} and (l.last_ordered_at at time zone ${zone})::date + l.min_days_between > ${today}`,
      ),
      when(
        'unavailable',
        sql`q.product_id is not null and (x.removed_at is not null or x.availability = 'discontinued')`,
      ),
      when(
        'rule_used_up',
        sql`${isRefill} and (select count(*) from requests a where a.automatic and a.patient_id = q.patient_id
          and a.doctor_id = q.doctor_id and a.product_id = q.product_id
          and a.decided_at >= coalesce(${lastVisit}, '-infinity')) >= (d.request_rules->>'refills')::int`,
      ),
    ],
    sql`, `,
  )}]::text[], null)`
}
