/** The statements of the plain server, each answering JSON as text where it answers a record. */

const login = (guard: string, join: string, role: string) => `
  select p.id, a.id as account_id, ${role} as role
  from sessions s join session_logins l on l.session_hash = s.id_hash and l.guard = '${guard}'
  join accounts a on a.id = l.account_id join ${join} p on p.account_id = a.id
  where s.id_hash = $1 and l.expires_at > now()`

export const sessionOf = {
  admin: login('admin', 'admins', 'p.admin_role'),
  doctor: login('doctor', 'doctors', 'p.status'),
  patient: login('patient', 'patients', 'p.status'),
}

export const auditRead = `
  insert into audit_log (at, actor_role, actor_id, action, object_type, object_id, after, ip, user_agent, request_id, session)
  values (now(), 'admin', $1, $2, $3, $4, $5, $6, $7, $8, $9)`

const rows = (table: string, rest: string) =>
  `(select coalesce(json_agg(part), '[]') from (select part.* from ${table} part ${rest}) part)`

const parts = `
  ${rows('order_lines', 'where part.order_id = o.id order by part.position')} as lines,
  ${rows('shipments', 'where part.order_id = o.id order by part.created_at, part.id')} as shipments,
  ${rows('shipment_lines', 'join shipments s on s.id = part.shipment_id where s.order_id = o.id')} as contents,
  ${rows('payments', 'where part.order_id = o.id order by part.created_at')} as payments,
  ${rows('refunds', 'where part.order_id = o.id order by part.created_at')} as refunds,
  ${rows('returns', 'where part.order_id = o.id order by part.created_at')} as returns,
  ${rows('product_reports', 'where part.order_id = o.id order by part.created_at')} as reports,
  (select coalesce(json_agg(step), '[]') from (
    select at, actor_role, action as event, before, after from audit_log
    where object_type = 'order' and object_id = o.id and action <> 'order.read' order by at, id) step) as timeline`

export const adminOrder = `select row_to_json(r)::text as json from (
  select o.*, p.email as patient_email, p.number as patient_number, p.first_name || ' ' || p.last_name as patient_name,
    d.first_name || ' ' || d.last_name as doctor_name,
    ${rows('ledger_entries', 'where part.order_id = o.id')} as entries, ${parts}
  from orders o join patients p on p.id = o.patient_id join doctors d on d.id = o.doctor_id where o.id = $1) r`

export const patientOrder = `select row_to_json(r)::text as json from (
  select o.*, ${parts} from orders o where o.id = $1 and o.patient_id = $2) r`

export const doctorProduct = `select row_to_json(r)::text as json from (
  select p.*, (select coalesce(json_agg(v order by v.position), '[]') from (
    select v.*, s.on_hand - s.reserved as available from variants v left join stock s on s.variant_id = v.id
    where v.product_id = p.id) v) as variants
  from products p where p.id = $1 and p.removed_at is null) r`
