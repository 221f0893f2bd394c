import type { components } from '@officina/openapi/schema'
import { type DoctorCtx, inTransaction } from '../../context.ts'
import { sql } from '../../db/sql.ts'
import { audit } from '../audit.ts'
import { countOf, windowOf } from '../list.ts'
import { actorNames } from '../recordNames.ts'
import { isoOf } from '../wire.ts'
import { getPatientOfDoctor } from './entity.ts'

type Event = components['schemas']['PatientEvent']
type Facts = Record<string, unknown> | null
type Row = Omit<Event, 'actor_name' | 'changes'> & {
  actor_id: string | null
  before: Facts
  after: Facts
}

/** What happened to a patient, their recipes and orders, newest first. Reads are not events. */
export const listPatientEvents = (
  ctx: DoctorCtx,
  patientId: string,
  query: { range?: unknown[] },
) =>
  inTransaction(ctx, async (tx) => {
    await getPatientOfDoctor(tx, patientId)
    const { offset, limit } = windowOf(query)
    const events = eventsOf(tx.actor.id, patientId)
    const { rows } = await tx.db.execute<Row>(sql`
      select id, ${isoOf(sql`at`)} as at, kind, event, actor_role, actor_id, reason_code, reason, before, after, object from (${events}) e
      order by e.at desc, e.id desc limit ${limit} offset ${offset}`)
    const names = await actorNames(
      tx,
      rows.map((row) => row.actor_id),
    )
    const { total, estimated } = await countOf(tx, sql`(${events}) e`)
    await audit(tx, {
      action: 'patient.read_timeline',
      objectType: 'patient',
      objectId: patientId,
      doctorId: ctx.actor.id,
      patientId,
    })
    const named = rows.map(({ actor_id, before, after, ...row }) => ({
      ...row,
      changes: changesOf(before, after),
      actor_name: names.get(actor_id ?? '') ?? null,
    }))
    return { rows: named, total, estimated, offset }
  })

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

const eventsOf = (doctorId: string, patientId: string) => sql`
  select 'audit-' || a.id as id, a.at, 'patient' as kind, a.action as event, a.actor_role, a.actor_id, null as reason_code, a.reason, a.before, a.after, null::jsonb as object
    from audit_log a where a.patient_id = ${patientId} and a.doctor_id = ${doctorId} and a.object_type in ('patient', 'invitation')
      and a.action not like '%read%'
  union all
  select 'recipe-' || e.id, e.at, 'recipe', e.event, e.actor_role, e.actor_id, e.reason_code, e.reason, null::jsonb, null::jsonb,
      jsonb_build_object('id', r.id, 'label', coalesce(r.number, r.label))
    from recipes r join recipe_events e on e.series_id = r.series_id and e.recipe_id = r.id
    where r.doctor_id = ${doctorId} and r.patient_id = ${patientId} and r.kind = 'patient' and e.event <> 'ordered'
  union all
  select 'order-' || o.id, o.placed_at, 'order', 'placed', o.placed_by_role, null::uuid, null, null, null::jsonb, null::jsonb,
      jsonb_build_object('id', o.id, 'label', o.number)
    from orders o where o.doctor_id = ${doctorId} and o.patient_id = ${patientId}
  union all
  select 'shipment-' || s.id, s.shipped_at, 'order', 'shipped', 'system', null::uuid, null, null, null::jsonb, null::jsonb,
      jsonb_build_object('id', o.id, 'label', o.number)
    from orders o join shipments s on s.order_id = o.id and s.shipped_at is not null
    where o.doctor_id = ${doctorId} and o.patient_id = ${patientId}`
