import { isExported } from '../../db/schema/dataClass.ts'
import { patients } from '../../db/schema/patient.ts'
import { type Column, getTableColumns, type SQL, sql } from '../../db/sql.ts'

/**
 * What belongs to a patient, a query for each file. The profile is what its table says is exported; the columns of all
 * else are named one by one: notes for colleagues, rates of the
 * doctor and whoever handled something are not the patient's data.
 */
export function ownParts(id: string, accountId: string | null): Record<string, SQL> {
  const own = sql`where x.patient_id = ${id}`
  const ofOrder = sql`join orders o on o.id = x.order_id where o.patient_id = ${id}`
  return {
    profile: profileOf(id, (column) => isExported(column) || known.includes(column.name)),
    account: sql`select x.email, x.locale, x.timezone as time_zone, x.created_at, x.last_login_at,
      x.notification_prefs as notifications from accounts x where x.id = ${accountId}`,
    passkeys: sql`select x.name, x.created_at, x.last_used_at from passkeys x
      where x.account_id = ${accountId} order by x.created_at`,
    consents: sql`select x.document_key, x.version, x.accepted_at from consents x
      where x.account_id = ${accountId} order by x.accepted_at`,
    addresses: sql`select x.label, x.name, x.company, x.vat_number, x.phone, x.country, x.postal_code, x.region, x.city, x.line1, x.line2,
      x.is_default from addresses x ${own} order by x.created_at`,
    doctors: sql`select d.last_name, d.first_name, d.clinic_name, x."from", x."to"
      from patient_links x join doctors d on d.id = x.doctor_id ${own} order by x."from"`,
    invitations: sql`select x.email, x.message, x.status, x.sent_at, x.opened_at, x.accepted_at, x.expires_at
      from invitations x ${own} order by x.created_at`,
    recipes: sql`select x.number, x.version, x.label, x.title, x.status, x.message, x.issued_at,
      x.starts_on::text as starts_on, x.expires_on::text as expires_on, x.viewed_at, x.ended_at, x.end_reason_text as end_reason, (
        select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'product', coalesce(l.snapshot->>'title', p.title),
          'pack', l.snapshot->>'variant_title', 'dosage_mode', l.dosage_mode, 'amount_min', l.amount_min,
          'amount_max', l.amount_max, 'unit', l.unit, 'frequency_count', l.frequency_count,
          'frequency_period', l.frequency_period, 'weekdays', l.weekdays, 'as_needed', l.as_needed,
          'time_of_day', l.time_of_day, 'meal', l.meal, 'take_with_text', l.take_with_text, 'area', l.area,
          'step', l.step, 'duration_days', l.duration_days, 'start_offset_days', l.start_offset_days,
          'instructions', l.instructions, 'rationale', l.rationale, 'quantity', l.quantity,
          'refills_allowed', l.refills_allowed, 'times_ordered', l.times_ordered, 'state', l.state, 'state_reason', l.state_reason,
          'stated_units', l.stated_units, 'stated_at', l.stated_at, 'taken_as', l.taken_as, 'sent_as', l.sent_as) order by l.position), '[]')
        from recipe_lines l join products p on p.id = l.product_id where l.recipe_id = x.id) as lines
      from recipes x ${own} and x.kind = 'patient' and x.status not in ('draft', 'entered_in_error')
      order by x.issued_at, x.id`,
    doses: sql`select x.recipe_line_id, x.day::text as day, x.time, x.nth, x.ticked_at
      from doses x ${own} order by x.day, x.ticked_at`,
    repeats: sql`select p.title as product, v.title as pack, x.quantity, x.every_weeks, x.payment_method, x.card_brand,
      x.card_last4, x.status, x.reason, x.next_on::text as next_on, x.price_agreed, x.consent_version, x.consent_text,
      x.consented_at, x.ended_at, x.created_at, (
        select coalesce(jsonb_agg(jsonb_build_object('due_on', d.due_on, 'state', d.state, 'order_number', o.number, 'at', d.at)
          order by d.period), '[]') from repeat_periods d left join orders o on o.id = d.order_id
        where d.repeat_id = x.id) as periods
      from repeats x join variants v on v.id = x.variant_id join products p on p.id = v.product_id ${own} order by x.created_at, x.id`,
    cart: sql`select p.title as product, v.title as pack, l.quantity, l.price_seen, l.saved_for_later > 0 as saved_for_later, l.created_at
      from carts x join cart_lines l on l.cart_id = x.id join variants v on v.id = l.variant_id
      join products p on p.id = v.product_id ${own} and x.status = 'active' order by l.created_at, l.id`,
    stock_notices: sql`select p.title as product, v.title as pack, x.created_at from stock_notices x
      join variants v on v.id = x.variant_id join products p on p.id = v.product_id ${own} order by x.created_at`,
    orders: sql`select x.number, x.placed_at, x.placed_by_role, x.address, x.currency, x.subtotal, x.discount,
      x.shipping, x.tax, x.tax_added, x.reverse_charge, x.total, x.refunded, x.order_state, x.payment_state, x.fulfilment_state, x.method,
      x.payment_method, x.paid_at, x.shipped_at, x.delivered_at, x.cancelled_at, x.cancel_reason, x.cancel_request, x.consent_note, x.consent_on, (
        select coalesce(jsonb_agg(jsonb_build_object('title', l.snapshot->>'title', 'brand', l.snapshot->>'brand',
          'pack', l.snapshot->>'variant_title', 'quantity', l.qty_ordered, 'shipped', l.qty_shipped,
          'cancelled', l.qty_cancelled, 'returned', l.qty_returned, 'unit_price', l.unit_price,
          'discount', l.discount, 'tax', l.tax, 'line_total', l.line_total, 'status', l.line_status)
          order by l.position), '[]') from order_lines l where l.order_id = x.id) as lines
      from orders x ${own} order by x.placed_at, x.id`,
    payments: sql`select o.number as order_number, x.provider, x.status, x.amount, x.currency, x.created_at,
      x.settled_at from payments x ${ofOrder} order by x.created_at`,
    bank_transfers: sql`select o.number as order_number, x.booked_on::text as booked_on, x.amount, x.currency, x.payer, x.text,
      x.status, x.reason, x.returned_on::text as returned_on from bank_transfers x ${ofOrder} order by x.created_at`,
    refunds: sql`select o.number as order_number, x.amount, x.currency, x.reason, x.created_at
      from refunds x ${ofOrder} order by x.created_at`,
    shipments: sql`select o.number as order_number, x.number, x.status, x.carrier, x.tracking_no, x.tracking_url, x.shipped_at,
      x.delivered_at, (select coalesce(jsonb_agg(jsonb_build_object('title', ol.snapshot->>'title',
          'quantity', l.quantity, 'lot', l.lot, 'expires_on', l.expires_on) order by l.id), '[]')
        from shipment_lines l join order_lines ol on ol.id = l.order_line_id where l.shipment_id = x.id) as lines
      from shipments x ${ofOrder} order by x.created_at`,
    returns: sql`select o.number as order_number, x.status, x.reason_code, x.reason_text, x.decision_reason, x.created_at
      from returns x join orders o on o.id = x.order_id ${own} order by x.created_at`,
    reports: sql`select o.number as order_number, x.kind, x.message, x.lot, x.status, x.answer, x.answered_at,
      x.created_at from product_reports x join orders o on o.id = x.order_id ${own} and x.reported_by = 'patient'
      order by x.created_at`,
    questionnaires: sql`select q.title, q.version, x.status, x.message, x.due_on::text as due_on, x.values, x.amendments,
      x.submitted_at, x.created_at from answer_sets x join questionnaires q on q.id = x.questionnaire_id ${own}
      order by x.created_at`,
    requests: sql`select x.kind, x.status, x.message, p.title as product, x.decision_code, x.note, x.decided_at,
      x.created_at from requests x left join products p on p.id = x.product_id ${own} order by x.created_at`,
    news: sql`select n.title, n.category, x.version, x.delivered_at, x.read_at, x.acknowledged_at, x.emailed_at
      from news_reads x join news n on n.id = x.news_id where x.account_id = ${accountId} order by x.delivered_at`,
    mails: sql`select x.template, x.subject, x.recipient, x.status, x.created_at, x.sent_at
      from mails x where x.account_id = ${accountId} or (x.patient_id = ${id} and x.account_id is null
        and x.recipient = (select email from patients where id = ${id})) order by x.created_at`,
    history: sql`select x.at, x.action, x.actor_role, x.object_type from audit_log x
      where x.actor_id = ${accountId} order by x.at limit 50000`,
  }
}

/** Technical columns of the patient's own record that they know anyway. */
const known = ['number', 'language', 'registered_at', 'last_order_at']

/** A patient's own record, in the columns that are wanted. */
export function profileOf(id: string, isWanted: (column: Column) => boolean): SQL {
  const columns = Object.values(getTableColumns(patients)).filter(isWanted)
  const names = sql.join(
    columns.map((column) => sql.identifier(column.name)),
    sql`, `,
  )
  return sql`select ${names} from patients where id = ${id}`
}
