import type { components } from '@officina/openapi/schema'
import { recipeEvents } from '../../db/schema/recipe.ts'
import { alias, sql } from '../../db/sql.ts'
import { defineList } from '../read/list.ts'
import { actorName } from '../recordNames.ts'
import { pagesOfPatient } from './ofPatient.ts'

type Event = components['schemas']['PatientEvent']
type Facts = Record<string, unknown> | null
type Row = { before: Facts; after: Facts }

const e = alias(recipeEvents, 'e')

/** What happened to a patient, their recipes and orders, newest first. Reads are not events. */
const timeline = defineList('doctorListPatientEvents', {
  table: e,
  from: (ctx, patientId: string) => sql`(${eventsOf(ctx.actor.id, patientId)}) e`,
  columns: { kind: sql`e.kind`, object: sql`e.object`, actor_name: actorName(e.actorId) },
  extra: { before: sql`e.before`, after: sql`e.after` },
  later: ['changes'],
  present: async (_, rows: readonly Row[]) =>
    rows.map(({ before, after, ...row }) => ({ ...row, changes: changesOf(before, after) })),
  order: ['at', 'DESC'],
})

export const listPatientEvents = pagesOfPatient('patient.read_timeline', timeline)

/** From the log: a status before and after; for an update each field, with values where the log has them. */
function changesOf(before: Facts, after: Facts): Event['changes'] {
  const status = { field: 'status', before: wordOf(before?.status), after: wordOf(after?.status) }
  const isMove = status.after !== null && status.before !== status.after
  const fields = Array.isArray(after?.fields) ? after.fields.map(String) : []
  const updates = fields.map((key) => ({
    field: names[key] ?? key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    before: wordOf(before?.[key]),
    after: wordOf(after?.[key]),
  }))
  const code = wordOf(after?.code)
  return [
    ...(isMove ? [status] : []),
    ...(code ? [{ field: 'code', before: null, after: code }] : []),
    ...updates,
  ]
}

const wordOf = (value: unknown): string | null => {
  if (typeof value === 'number') return `${value / 100}`
  return typeof value === 'string' ? value : null
}

const names: Record<string, string> = {
  discountBp: 'discount_percent',
  firstOrderDiscountBp: 'first_order_discount_percent',
}

/** What administrators and patients do among themselves: whose data were looked at, exported or are to be anonymised. */
const notForDoctors = [
  'patient.anonymise_request',
  'patient.anonymise_withdraw',
  'patient.card_removed',
  'patient.export',
  'patient.export_own',
  'patient.reset_second_factor',
  'patient.reveal',
]

/** Reasons that administrators write for each other, and for the patient. */
const reason = sql`case when a.action not in ('patient.transfer', 'patient.decline_deletion') then a.reason end`

// the link or an account elsewhere: which of them has answered is not told
const isAnswer = sql`a.action = 'invitation.decline'`

const eventsOf = (doctorId: string, patientId: string) => sql`
  select 'audit-' || a.id as id, a.at, 'patient' as kind, a.action as event, 
      case when ${isAnswer} then 'patient' else a.actor_role end as actor_role, case when not ${isAnswer} then a.actor_id end as actor_id, null as reason_code, ${reason} as reason, a.before, a.after, null::jsonb as object
    from audit_log a where a.patient_id = ${patientId} and a.doctor_id = ${doctorId} and a.object_type in ('patient', 'invitation')
      and a.action not like '%read%' and a.action <> all(${sql.param(notForDoctors)}::text[])
  union all
  select 'recipe-' || e.id, e.at, 'recipe', e.event, e.actor_role, e.actor_id, e.reason_code, e.reason, null::jsonb, null::jsonb,
      jsonb_build_object('id', r.id, 'label', coalesce(r.number, r.label))
    from recipes r join recipe_events e on e.series_id = r.series_id and e.recipe_id = r.id
    where r.doctor_id = ${doctorId} and r.patient_id = ${patientId} and r.kind = 'patient' and e.event <> 'ordered'
  union all
  select 'order-' || o.id, o.placed_at, 'order', 'placed', o.placed_by_role, o.placed_by_id, null, null, null::jsonb, null::jsonb,
      jsonb_build_object('id', o.id, 'label', o.number)
    from orders o where o.doctor_id = ${doctorId} and o.patient_id = ${patientId}
  union all
  select 'shipment-' || s.id, s.shipped_at, 'order', 'shipped', 'system', null::uuid, null, null, null::jsonb, null::jsonb,
      jsonb_build_object('id', o.id, 'label', o.number)
    from orders o join shipments s on s.order_id = o.id and s.shipped_at is not null
    where o.doctor_id = ${doctorId} and o.patient_id = ${patientId}`
