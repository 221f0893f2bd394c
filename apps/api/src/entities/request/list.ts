import { dateIn } from '@officina/shared/dates/days'
import { refillableStatuses } from '@officina/shared/recipe'
import type { Ctx } from '../../context.ts'
import { requests } from '../../db/schema/patient.ts'
import { alias, notInArray, type SQL, sql } from '../../db/sql.ts'
import { ofPatient } from '../practices.ts'
import { defineList } from '../read/list.ts'
import { patientRef } from '../top/patientRef.ts'
import { isoOf } from '../wire.ts'

const q = alias(requests, 'q')
const product = sql`case when x.id is not null then jsonb_build_object('id', x.id, 'title', coalesce(l.snapshot->>'title', x.title)) end`
const recipe = sql`case when r.id is not null then jsonb_build_object('id', r.id, 'number', coalesce(r.number, ''),
  'label', coalesce(nullif(r.label, ''), r.title)) end`
const joins = sql`join patients p on p.id = q.patient_id
  join doctors d on d.id = q.doctor_id
  left join recipe_lines l on l.id = q.recipe_line_id
  left join recipes r on r.id = l.recipe_id
  left join products x on x.id = q.product_id
  left join recipes made on made.id = q.result_recipe_id`

/** The patient's own requests to the doctor of today, newest first; a draft made for one is not shown before it is issued. */
export const ownRequestList = defineList('patientListRequests', {
  table: q,
  joins,
  where: (ctx) => ofPatient(q, ctx.actor),
  columns: {
    product,
    recipe,
    result_recipe_id: sql`case when made.status <> 'draft' then made.id end`,
  },
  order: ['created_at', 'DESC'],
})

/** When the doctor last wrote the patient a recipe; what a rule has issued is no visit. */
const lastVisit = sql`(select max(v.issued_at) from recipes v
  where v.doctor_id = q.doctor_id and v.patient_id = q.patient_id and v.kind = 'patient'
    and v.status <> 'entered_in_error'
    and not exists (select 1 from requests a where a.automatic and a.patient_id = q.patient_id
      and a.result_recipe_id = v.id and v.issued_at >= a.created_at))`

/**
 * The doctor's queue, with what speaks against approving each at once: what waits longest comes first, what
 * is decided newest first.
 */
export const requestList = defineList('doctorListRequests', {
  table: q,
  joins,
  where: (ctx) => sql`q.doctor_id = ${ctx.actor.id}`,
  columns: {
    product,
    recipe,
    result_recipe_id: sql`made.id`,
    patient: sql`${patientRef} || jsonb_build_object('has_left', p.doctor_id <> q.doctor_id)`,
    times_ordered: sql`l.times_ordered`,
    refills_allowed: sql`l.refills_allowed`,
    last_ordered_at: isoOf(sql`l.last_ordered_at`),
    last_visit_at: isoOf(lastVisit),
    cautions: (ctx) =>
      sql`case when q.status = 'open' then ${cautionsOf(ctx, lastVisit)} else '{}'::text[] end`,
  },
  filters: { open: (wanted) => sql`(q.status = 'open') = ${wanted}` },
  order: () => sql`(q.status = 'open') desc, case when q.status = 'open' then q.created_at end,
    q.decided_at desc nulls last, q.id desc`,
})

/** An allergy stands in the record now that did not when the recipe was issued, whoever has written it down. */
const isNewlyAllergic = (since: SQL) => sql`exists (
  select 1 from jsonb_each(p.health_sources->'allergies') source
  where (source.value->>'at')::timestamptz > ${since})`

/**
 * Codes of what speaks against approving a request without looking at it, of the tables of
 * the lists; none means the same product and dose, after a recent visit, without a new flag.
 */
function cautionsOf(ctx: Ctx, lastVisit: SQL): SQL<string[]> {
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
        sql`(exists (select 1 from answer_sets a where a.doctor_id = q.doctor_id and a.patient_id = q.patient_id
          and a.status in ('submitted', 'amended') and a.flags <> '[]'::jsonb
          and (a.read_by_doctor_at is null or a.updated_at > coalesce(${lastVisit}, '-infinity')))
          or ${isNewlyAllergic(sql`coalesce(r.issued_at, ${lastVisit})`)})`,
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
        sql`${isRefill} and l.times_ordered > 0 and l.early_after is distinct from l.times_ordered
          and (l.last_ordered_at at time zone ${zone})::date + l.min_days_between > ${today}`,
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
