/** The statements of the plain server, each answering a whole record as JSON. */

const login = (guard: string, join: string, columns: string, isOn: string) => `
  select p.id, a.id as account_id, ${columns}
  from sessions s join session_logins l on l.session_hash = s.id_hash and l.guard = '${guard}'
  join accounts a on a.id = l.account_id join ${join} p on p.account_id = a.id
  where s.id_hash = $1 and l.expires_at > $2 and ${isOn}`

/** Who is signed in at a time, if they may be. */
export const sessionOf = {
  admin: login('admin', 'admins', 'p.admin_role as role', `p.status = 'active'`),
  doctor: login('doctor', 'doctors', 'p.status as role', `p.status in ('approved', 'suspended')`),
  patient: login(
    'patient',
    'patients',
    `p.status as role, array(select k.doctor_id::text from patient_links k where k.patient_id = p.id
      union select p.doctor_id::text) as practices`,
    `p.status = 'active'`,
  ),
}

/** Rows of everybody who has read at the same moment. */
export const auditReads = `
  insert into audit_log (at, actor_role, actor_id, action, object_type, object_id, doctor_id, patient_id, after,
    ip, user_agent, request_id, session)
  select at, 'admin', actor_id, action, object_type, object_id, doctor_id, patient_id, after, ip, user_agent, request_id, session
  from json_to_recordset($1) as row (at timestamptz, actor_id uuid, action text, object_type text, object_id uuid,
    doctor_id uuid, patient_id uuid, after jsonb, ip text, user_agent text, request_id text, session text)`

/** A family name stands first in Japanese. */
const nameOf = (of: string): string => `
  case when ${of}.last_name || ${of}.first_name ~ '[\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]'
    then trim(${of}.last_name || ' ' || ${of}.first_name) else trim(${of}.first_name || ' ' || ${of}.last_name) end`

/** Null where there are none. */
const rows = (select: string) => `(select json_agg(part) from (select ${select}) part)`

const iso = (at: string) => `to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const placedBy = `case when o.placed_by_role = 'doctor' then
  (select ${nameOf('d')} from doctors d where d.account_id = o.placed_by_id) end as placed_by`

const photos = (type: string, of: string) =>
  rows(`f.id, f.filename, f.content_type, f.size from files f
    where f.owner_type = '${type}' and f.owner_id = ${of} and f.deleted_at is null order by f.created_at, f.id`)

/** What administrators and patients see of an order alike, or what it follows from. */
const parts = `
  ${rows(`t.id, t.amount, t.surplus, t.booked_on, t.bank_ref, t.fingerprint, t.created_at, t.returned_on, t.returned_ref
    from bank_transfers t where t.order_id = o.id and t.status = 'recorded' order by t.booked_on, t.created_at, t.id`)} as transfers,
  ${rows(`r.id, r.bearer, r.state, r.payment_id, r.failure, r.amount, r.shipping_amount, r.reason, r.lines, r.created_at,
      (select a.name from admins a where a.id = r.created_by) as by
    from refunds r where r.order_id = o.id order by r.created_at`)} as refunds,
  ${rows(`r.id, r.order_id, r.status, r.reason_code, r.reason_text, r.decision_reason, r.lines, r.refund_id, r.created_at,
      r.decided_at, r.received_at, r.closed_at, r.revision, ${photos('return', 'r.id')} as photos
    from returns r where r.order_id = o.id order by r.created_at`)} as returns,
  ${rows(`r.id, r.order_id, o.number as order_number, r.order_line_id, r.product_id, l.snapshot->>'title' as product, r.kind,
      r.reported_by, r.message, r.lot, r.expires_on, r.status, r.decision, r.answer, r.answered_at, r.handled_at,
      r.handling_note, r.created_at, r.revision, ${photos('report', 'r.id')} as photos
    from product_reports r join order_lines l on l.id = r.order_line_id
    where r.order_id = o.id order by r.created_at`)} as reports`

const line = `l.id, l.product_id, l.variant_id, l.recipe_id, l.snapshot, p.form, p.heat_sensitive, v.restock_on,
  l.qty_ordered, l.qty_shipped, l.qty_cancelled, l.qty_returned, l.unit_price, l.discount, l.tax, l.line_total,
  l.refunded, l.line_status, l.backorder_choice`

const order = `o.id, o.number, o.placed_at, o.doctor_id, o.patient_id, o.source, o.currency, o.subtotal, o.discount,
  o.shipping, o.tax, o.total, o.refunded, o.order_state, o.payment_state, o.fulfilment_state, o.payment_method, o.method,
  o.flags, o.cancel_until, o.released_at, o.revision, o.tax_added, o.reverse_charge, o.tax_name, o.cancel_request,
  o.cancel_reason, o.cancelled_at, o.chargeback_lost_at, o.address, ${placedBy}`

export const adminOrder = `select row_to_json(r) as row from (
  select ${order}, p.number as patient_number, ${nameOf('p')} as patient_name, p.email as patient_email,
    ${nameOf('d')} as doctor_name, o.item_count, o.ship_region, o.unshipped_since, o.hold_reason, o.shop_order_id,
    o.updated_at, o.consent_note, o.consent_on, o.shipping_tax_added, o.amount_differences, o.paid_at, o.refund_request,
    case when o.refund_request is not null then
      (select a.name from admins a where a.id = (o.refund_request->>'by')::uuid) end as request_by,
    o.shop_order_id is not null and exists (select from shop_events e
      where e.subject = o.shop_order_id and e.done_at is null and e.error is not null) as shop_failed,
    ${rows(`${line}, l.doctor_id, l.commission_rate_bp, s.bin
      from order_lines l join products p on p.id = l.product_id join variants v on v.id = l.variant_id
      left join stock s on s.variant_id = l.variant_id where l.order_id = o.id order by l.position`)} as lines,
    ${rows(`s.id, s.number, s.status, s.method, s.carrier, s.tracking_no, s.tracking_url, s.weight_g, s.exception_code,
        s.exception_note, s.reshipment_of, s.created_at, s.picked_at, s.packed_at, s.shipped_at, s.in_transit_at, s.delivered_at,
        ${rows(`c.id, c.order_line_id, c.quantity, c.lot, c.expires_on
          from shipment_lines c where c.shipment_id = s.id order by c.id`)} as lines
      from shipments s where s.order_id = o.id order by s.created_at, s.id`)} as shipments,
    case when exists (select from shipments s where s.order_id = o.id and s.status in ('to_pick', 'picking')) then
      ${rows(`k.id, k.variant_id, k.lot, k.expires_on, k.on_hand, (select coalesce(sum(c.quantity), 0)
          from shipment_lines c join shipments s on s.id = c.shipment_id
          where c.stock_lot_id = k.id and s.status = 'packed') as packed
        from stock_lots k where k.hold_reason is null
          and k.variant_id = any(array(select l.variant_id from order_lines l where l.order_id = o.id))
        order by k.expires_on nulls last, k.id`)} end as lots,
    ${rows(`e.order_line_id, e.type, e.base, e.amount, coalesce(e.eligible_at, e.occurred_at) as ready_at, t.number as statement,
        t.status as statement_status, s.delivered_at, s.status as parcel_status
      from order_lines l join ledger_entries e on e.order_line_id = l.id
      left join settlement_entries i on i.entry_id = e.id left join settlements t on t.id = i.settlement_id
      left join shipments s on s.id = e.shipment_id where l.order_id = o.id`)} as entries,
    ${rows(`y.id, y.provider, y.ref, y.status, y.amount, y.note, y.failure, y.card_brand, y.card_last4, y.created_at, y.settled_at
      from payments y where y.order_id = o.id order by y.created_at`)} as payments,
    ${rows(`a.at, a.actor_role, a.action, a.before, a.after, coalesce(
          (select m.name from admins m where m.account_id = a.actor_id),
          (select ${nameOf('d')} from doctors d where d.account_id = a.actor_id),
          (select ${nameOf('p')} from patients p where p.account_id = a.actor_id), '') as actor,
        coalesce(a.reason, (select n.body from notes n where n.id = (a.after->>'note_id')::uuid)) as reason
      from audit_log a where a.object_type = 'order' and a.object_id = o.id and a.action <> 'order.read'
      order by a.at, a.id`)} as timeline,
    ${parts}
  from orders o join patients p on p.id = o.patient_id join doctors d on d.id = o.doctor_id where o.id = $1) r`

const shownSteps =
  `placed paid payment_failed payment_retried payment_method_changed abandoned released held unheld
  progressed product_changed address_changed lines_cancelled backorder_cancelled cancel_requested cancel_declined
  cancel_withdrawn cancelled refunded refunded_by_platform return_requested return_approved return_declined
  return_received return_refunded return_rejected problem_reported report_closed`
    .split(/\s+/)
    .map((step) => `'order.${step}'`)

export const patientOrder = `select row_to_json(r) as row from (
  select ${order},
    ${rows(`${line}, l.recipe_line_id, l.discounts, l.delivered_at, rl.quantity as recipe_quantity, rl.refills_allowed,
        rl.min_days_between, rl.times_ordered, rl.early_after, rl.last_ordered_at, rl.state, e.status as recipe_status,
        e.expires_on as recipe_expires_on,
        (select max(x.created_at) from product_reports x where x.product_id = l.product_id and x.patient_id = $2
          and x.doctor_id = any($3::uuid[]) and x.kind = 'reaction' and x.reported_by = 'patient'
          and x.decision is distinct from 'continued') as reaction_reported_at
      from order_lines l join products p on p.id = l.product_id join variants v on v.id = l.variant_id
      left join recipe_lines rl on rl.id = l.recipe_line_id left join recipes e on e.id = rl.recipe_id
      where l.order_id = o.id order by l.position`)} as lines,
    ${rows(`s.id, s.number, s.status, s.carrier, s.tracking_no, s.tracking_url, s.shipped_at, s.delivered_at,
        ${rows(`c.order_line_id, c.quantity, l.snapshot->>'title' as title, c.lot, c.expires_on
          from shipment_lines c join order_lines l on l.id = c.order_line_id
          where c.shipment_id = s.id order by l.position`)} as lines
      from shipments s where s.order_id = o.id and s.status <> 'cancelled' order by s.created_at, s.id`)} as shipments,
    ${rows(`y.id, y.provider, y.status, y.amount, y.created_at, y.settled_at, y.checkout_url, y.checkout_until, y.failure,
        y.card_brand, y.card_last4 from payments y where y.order_id = o.id order by y.created_at`)} as payments,
    ${rows(`a.at, a.actor_role, a.action, a.before, a.after from audit_log a
      where a.object_type = 'order' and a.object_id = o.id and a.action in (${shownSteps}) order by a.at, a.id`)} as timeline,
    ${parts}
  from orders o where o.id = $1 and o.patient_id = $2 and o.doctor_id = any($3::uuid[])) r`

const sellable = `p.removed_at is null and p.availability = 'in_stock' and v.available
  and (s.variant_id is null or s.on_hand > s.reserved)`

/** Catalogs that a doctor sees: those given to them, else those for all; and their own. */
const isVisible = `c.status = 'active' and (c.owner_doctor_id = $2 or (c.kind = 'platform' and (
  exists (select from doctor_catalogs given where given.doctor_id = $2 and given.catalog_id = c.id)
  or (c.doctor_access = 'all' and not exists (select from doctor_catalogs given where given.doctor_id = $2)))))`

/** The answer as it is sent. */
export const doctorProduct = `select row_to_json(r)::text as json from (
  select p.id, p.shopify_product_id, p.handle, p.title, p.brand, p.category, p.form, p.description_html, p.images,
    p.usage_kind, p.recipe_only, p.heat_sensitive,
    case when p.removed_at is not null then 'discontinued'
      when p.availability <> 'in_stock' or offer.sellable then p.availability
      when offer.orderable_on is not null then 'backordered' else 'out_of_stock' end as availability,
    offer.restock_on, $3::text as currency, p.ingredients, p.label_directions, p.label_dosage, p.warnings, p.certifications,
    p.allergens, ${iso('p.removed_at')} as removed_at,
    case when p.status = 'discontinued' then (
      select json_build_object('id', next.id, 'title', next.title, 'brand', next.brand, 'variant_id', first.id)
      from products next cross join lateral (
        select v.id from variants v where v.product_id = next.id order by v.position, v.id limit 1) first
      where next.id = p.successor_id and next.removed_at is null) end as successor,
    case when p.status = 'discontinued' then p.status_reason end as status_reason, offer.variants,
    p.removed_at is null and ((not exists (select from doctor_catalogs given where given.doctor_id = $2)
        and not exists (select from catalogs c join catalog_items item on item.catalog_id = c.id
          where c.kind = 'platform' and c.doctor_access = 'chosen' and item.product_id = p.id))
      or exists (select from catalog_items item join catalogs c on c.id = item.catalog_id
        where item.product_id = p.id and ${isVisible})) as recommendable,
    (select m.dosage from dosage_defaults m where m.doctor_id = $2 and m.product_id = p.id) as my_default
  from products p cross join lateral (
    select coalesce(json_agg(json_build_object('id', v.id, 'shopify_variant_id', v.shopify_variant_id, 'sku', v.sku,
        'title', v.title, 'price', v.price, 'compare_at_price', v.compare_at_price, 'units_per_pack', v.units_per_pack,
        'unit', v.unit, 'servings_per_pack', v.servings_per_pack, 'weight_g', v.weight_g, 'available', ${sellable},
        'availability', case when p.removed_at is not null then 'discontinued'
          when p.availability <> 'in_stock' or (${sellable}) then p.availability
          when v.restock_on is not null and v.backorder_allowed then 'backordered' else 'out_of_stock' end,
        'quantity_available', s.on_hand - s.reserved, 'restock_on', v.restock_on, 'max_per_order', v.max_per_order)
        order by v.position, v.id), '[]') as variants,
      min(v.restock_on) as restock_on, min(v.restock_on) filter (where v.backorder_allowed) as orderable_on,
      bool_or(v.available and (s.variant_id is null or s.on_hand > s.reserved)) as sellable
    from variants v left join stock s on s.variant_id = v.id where v.product_id = p.id) offer
  where p.id = $1 and p.status <> 'draft') r`
