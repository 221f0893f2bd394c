import type { components } from '@officina/openapi/schema'
import type { Ctx } from '../../context.ts'
import { type SQL, sql } from '../../db/sql.ts'
import { patientRef } from '../top/patientRef.ts'
import { isoOf } from '../wire.ts'
import { cautionsOf } from './cautions.ts'

export type PatientRequest = components['schemas']['PatientRequest']
export type DoctorRequest = components['schemas']['DoctorRequest']

/** What `where` and the columns below speak of. */
const requestTables = sql`requests q join patients p on p.id = q.patient_id
  join doctors d on d.id = q.doctor_id
  left join recipe_lines l on l.id = q.recipe_line_id
  left join recipes r on r.id = l.recipe_id
  left join products x on x.id = q.product_id
  left join recipes made on made.id = q.result_recipe_id`

const columns = sql`q.id, q.kind, q.status, q.message, q.recipe_line_id, q.decision_code, q.note,
  q.automatic, q.revision, ${isoOf(sql`q.decided_at`)} as decided_at,
  ${isoOf(sql`q.expires_at`)} as expires_at, ${isoOf(sql`q.created_at`)} as created_at,
  case when x.id is not null then jsonb_build_object('id', x.id, 'title', coalesce(l.snapshot->>'title', x.title)) end as product,
  case when r.id is not null then jsonb_build_object('id', r.id, 'number', coalesce(r.number, ''),
    'label', coalesce(nullif(r.label, ''), r.title)) end as recipe`

/** Requests as their patient sees them; a draft made for one is not shown before it is issued. */
export async function loadForPatient(ctx: Ctx, rest: SQL): Promise<PatientRequest[]> {
  const { rows } = await ctx.db.execute<PatientRequest>(sql`
    select ${columns}, case when made.status <> 'draft' then made.id end as result_recipe_id
    from ${requestTables} where ${rest}`)
  return rows
}

/** Requests as the doctor sees them, with what speaks against approving them at once. */
export async function loadForDoctor(ctx: Ctx, rest: SQL): Promise<DoctorRequest[]> {
  const { rows } = await ctx.db.execute<DoctorRequest>(sql`
    select ${columns}, made.id as result_recipe_id, ${patientRef} as patient,
      l.times_ordered, l.refills_allowed, ${isoOf(sql`l.last_ordered_at`)} as last_ordered_at,
      ${isoOf(lastVisit)} as last_visit_at,
      case when q.status = 'open' then ${cautionsOf(ctx, lastVisit)} else '{}'::text[] end as cautions
    from ${requestTables} where ${rest}`)
  return rows
}

/** When the doctor last wrote the patient a recipe; what a rule has issued is no visit. */
const lastVisit = sql`(select max(v.issued_at) from recipes v
  where v.doctor_id = q.doctor_id and v.patient_id = q.patient_id and v.kind = 'patient'
    and v.status <> 'entered_in_error'
    and not exists (select 1 from requests a where a.automatic and a.patient_id = q.patient_id
      and a.result_recipe_id = v.id and v.issued_at >= a.created_at))`
