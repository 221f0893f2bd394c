import { files } from '../../db/schema/doctor.ts'
import { settlements } from '../../db/schema/settlement.ts'
import { alias, type SQL, sql } from '../../db/sql.ts'
import { payDay } from '../settlement/entity.ts'

/**
 * What belongs to a practice, a query of rows `x` for each file. The columns are named one by one: what administrators and
 * the machine write is not the practice's. Every row has an `id`, in whose order it is read. Of patients who have moved
 * to another doctor it is what the pages still show: recipes, commission, reports to answer, and the doctor's own notes.
 */
export function practiceParts(doctorId: string): Record<string, SQL> {
  const mine = sql`x.doctor_id = ${doctorId}`
  const ofPatientHere = sql`${mine} and p.doctor_id = x.doctor_id`
  return {
    patients: sql`select x.id, x.number, x.last_name, x.first_name, x.kana, x.email, x.phone, x.birth_date::text as birth_date,
      x.sex, x.language, x.tags, x.discount_bp, x.first_order_discount_bp, x.allergies, x.no_known_allergies, x.conditions,
      x.medications, x.pregnancy, x.status, x.registered_at, x.last_order_at, x.created_at
      from patients x where ${mine} and x.status not in ('declined', 'link_requested', 'anonymised')`,
    recipes: sql`select x.id, x.number, x.version, x.series_id, p.number as patient_number, x.label, x.title, x.status, x.message,
      x.internal_note, x.issued_at, x.starts_on::text as starts_on, x.expires_on::text as expires_on, x.viewed_at,
      x.first_ordered_at, x.last_ordered_at, x.ended_at, x.end_reason_code, x.end_reason_text, ${lines} as lines
      from recipes x left join patients p on p.id = x.patient_id where ${mine} and x.kind = 'patient'`,
    templates: sql`select x.id, x.label, x.title, x.status, x.message, x.internal_note, x.updated_at, ${lines} as lines
      from recipes x where ${mine} and x.kind = 'my'`,
    orders: sql`select x.id, x.number, p.number as patient_number, x.placed_at, x.placed_by_role, x.source, x.ship_region,
      x.currency, x.subtotal, x.discount, x.shipping, x.tax, x.tax_added, x.reverse_charge, x.total, x.refunded, x.order_state, x.payment_state,
      x.fulfilment_state, x.shipped_at, x.delivered_at, x.cancelled_at, (
        select coalesce(jsonb_agg(jsonb_build_object('title', l.snapshot->>'title', 'brand', l.snapshot->>'brand',
          'pack', l.snapshot->>'variant_title', 'sku', l.snapshot->>'sku', 'quantity', l.qty_ordered, 'shipped', l.qty_shipped,
          'cancelled', l.qty_cancelled, 'returned', l.qty_returned, 'unit_price', l.unit_price, 'discount', l.discount,
          'line_total', l.line_total, 'refunded', l.refunded, 'commission_rate_bp', l.commission_rate_bp) order by l.position), '[]')
        from order_lines l where l.order_id = x.id) as lines
      from orders x join patients p on p.id = x.patient_id where ${ofPatientHere}`,
    statements: sql`select x.id, x.number, x.period_start::text as period_start, x.period_end::text as period_end, x.status, x.currency,
      x.order_count, x.gross_base, x.commission, x.adjustments, x.carried_in, x.carried_out, x.withholding, x.net,
      ${payDay(alias(settlements, 'x'))} as pay_on, x.paid_at, case when x.paid_at is not null then x.payment_ref end as payment_ref from settlements x where ${mine} and x.status <> 'open'`,
    commission: sql`select x.id, o.number as order_number, l.snapshot->>'title' as product, x.type, x.base, x.rate_bp, x.amount,
      x.currency, x.occurred_at, x.eligible_at, x.reason from ledger_entries x left join orders o on o.id = x.order_id
      left join order_lines l on l.id = x.order_line_id where ${mine}`,
    answers: sql`select x.id, p.number as patient_number, q.title as questionnaire, q.version, x.status, x.message, x.due_on::text as due_on,
      x.filled_by, x.values, x.amendments, x.scores, x.flags, x.submitted_at, x.created_at
      from answer_sets x join patients p on p.id = x.patient_id join questionnaires q on q.id = x.questionnaire_id where ${ofPatientHere}`,
    requests: sql`select x.id, p.number as patient_number, x.kind, x.status, x.message, x.decision_code, x.note, x.decided_at, x.created_at
      from requests x join patients p on p.id = x.patient_id where ${ofPatientHere}`,
    reports: sql`select x.id, p.number as patient_number, x.kind, x.message, x.lot, x.status, x.decision, x.answer, x.answered_at, x.created_at
      from product_reports x join patients p on p.id = x.patient_id where ${mine} and x.kind in ('reaction', 'quality')`,
    notes: sql`select x.id, p.number as patient_number, x.body, x.created_at from notes x join patients p on p.id = x.object_id
      where x.object_type = 'patient' and x.author_role = 'doctor' and ${mine}`,
    catalogs: sql`select x.id, x.name, x.description, x.visibility, x.status, (
        select coalesce(jsonb_agg(jsonb_build_object('product', p.title, 'note', i.note) order by i.position), '[]')
        from catalog_items i join products p on p.id = i.product_id where i.catalog_id = x.id) as products
      from catalogs x where x.owner_doctor_id = ${doctorId}`,
  }
}

/** The same of stored files: those of a patient who has moved went along, but for recipes and reports. */
export const isFileHere = sql`(${files.patientId} is null or ${files.ownerType} in ('recipe', 'report')
  or exists (select from patients p where p.id = ${files.patientId} and p.doctor_id = ${files.doctorId}))`

const lines = sql`(
  select coalesce(jsonb_agg(to_jsonb(l) - '{id,recipe_id,doctor_id,product_id,variant_id,replaces,snapshot}'::text[]
    || jsonb_build_object('product', coalesce(l.snapshot->>'title', p.title), 'pack', l.snapshot->>'variant_title') order by l.position), '[]')
  from recipe_lines l join products p on p.id = l.product_id where l.recipe_id = x.id)`
