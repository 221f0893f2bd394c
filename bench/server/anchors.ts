/**
 * What the list of orders sent to PostgreSQL on 23 November 2026, word for word: the page, and its audit row. Later
 * lists are compared with these, so that a better statement counts too.
 */
export const pageOf = (
  column: string,
): string => `select "orders"."id" as "id", "orders"."number" as "number", to_char(("orders"."placed_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "placed_at", "orders"."patient_id" as "patient_id", "patients"."number" as "patient_number", case when false or "patients"."last_name" ~ '[぀-ヿ㐀-鿿豈-﫿]'
    then trim("patients"."last_name" || ' ' || "patients"."first_name") else trim("patients"."first_name" || ' ' || "patients"."last_name") end as "patient_name", "orders"."doctor_id" as "doctor_id", case when false or "doctors"."last_name" ~ '[぀-ヿ㐀-鿿豈-﫿]'
    then trim("doctors"."last_name" || ' ' || "doctors"."first_name") else trim("doctors"."first_name" || ' ' || "doctors"."last_name") end as "doctor_name", "orders"."item_count" as "item_count", "orders"."source" as "source", "orders"."currency" as "currency", "orders"."subtotal"::float8 as "subtotal", "orders"."discount"::float8 as "discount", "orders"."shipping"::float8 as "shipping", "orders"."tax"::float8 as "tax", "orders"."total"::float8 as "total", "orders"."refunded"::float8 as "refunded", "orders"."order_state" as "order_state", "orders"."payment_state" as "payment_state", "orders"."fulfilment_state" as "fulfilment_state", "orders"."payment_method" as "payment_method", "orders"."method" as "method", "orders"."ship_region" as "ship_region", to_char(("orders"."unshipped_since") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "unshipped_since", "orders"."flags" || array_remove(array[case when "orders"."order_state" = 'open' and "orders"."payment_state" = 'failed' then 'payment_failed' end, case when exists (select 1 from "shipments" where "shipments"."order_id" = "orders"."id" and "shipments"."status" = 'exception') then 'shipment_problem' end, case when "orders"."order_state" = 'open' and "orders"."unshipped_since" < $1::timestamptz and "orders"."fulfilment_state" <> 'on_hold' and exists (select 1 from "order_lines" where "order_lines"."order_id" = "orders"."id" and "order_lines"."line_status" in ('reserved', 'picking', 'packed')) then 'late' end, case when "orders"."order_state" = 'open' and exists (select 1 from "order_lines" where "order_lines"."order_id" = "orders"."id" and "order_lines"."line_status" in ('backordered')) and not ("orders"."placed_at" < $2::timestamptz and exists (select 1 from "order_lines" where "order_lines"."order_id" = "orders"."id" and "order_lines"."line_status" in ('backordered'))) then 'out_of_stock' end, case when "orders"."order_state" = 'open' and "orders"."placed_at" < $3::timestamptz and exists (select 1 from "order_lines" where "order_lines"."order_id" = "orders"."id" and "order_lines"."line_status" in ('backordered')) then 'backorder_late' end, case when "orders"."order_state" = 'open' and "orders"."fulfilment_state" = 'on_hold' then 'on_hold' end]::text[], null) as "flags", "orders"."hold_reason" as "hold_reason", to_char(("orders"."cancel_until") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "cancel_until", to_char(("orders"."released_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "released_at", "orders"."shop_order_id" as "shop_order_id", "orders"."revision" as "revision", to_char(("orders"."updated_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updated_at" from (select "orders"."id" as page_id from "orders" 
        where ("orders"."${column}" in ($4)) order by "orders"."placed_at" desc, "orders"."id" desc limit $5 offset $6) page
      join "orders" on "orders"."id" = page.page_id  inner join "doctors" on "doctors"."id" = "orders"."doctor_id"
    inner join "patients" on "patients"."id" = "orders"."patient_id" order by "orders"."placed_at" desc, "orders"."id" desc`

/** Counted to the end, as a plain server would. */
export const countOf = (column: string): string =>
  `select count(*)::int as n from (select 1 from "orders" where ("orders"."${column}" in ($1))) matches`

export const audit = `
    with shown as materialized (
      select unnest($1::uuid[]) as id
      union select id from patients where number = any($2::text[])
      union select id from patients where id = any($3::uuid[])
      union select patient_id from orders where id = any($4::uuid[])
      union select o.patient_id from shipments s join orders o on o.id = s.order_id
        where s.id = any($5::uuid[])
      union select patient_id from recipes where id = any($6::uuid[]) and patient_id is not null
      except select unnest($7::uuid[])
    ), known as (
      select jsonb_array_elements_text(a.after->'ids')::uuid as id from audit_log a
      where a.actor_id = $8 and a.at > $9
        and a.session = $10 and a.action = $11
        and a.after->>'operation' = $12 and a.object_id is not distinct from $13::uuid
    )
    insert into "audit_log" (at, actor_role, actor_id, action, object_type, object_id, doctor_id, patient_id,
      after, ip, user_agent, request_id, session)
    select $14::timestamptz, $15, $16::uuid, $17, $18, $19::uuid,
      $20::uuid,
      (select min(id::text)::uuid from shown having count(*) = 1),
      jsonb_build_object('operation', $21::text, 'count', (select count(*) from shown),
        'ids', (select jsonb_agg(id) from (select id from shown order by id limit $22) first),
        'filters', $23::jsonb),
      $24, $25, $26, $27
    where exists (select from shown where id not in (select id from known))`

/** The cheapest statement that gives the same rows, as one text. */
export const cheapestOf = (column: string): string => `
  select coalesce(json_agg(json_build_object(
    'id', o.id, 'number', o.number, 'placed_at', to_char(o.placed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'patient_id', o.patient_id, 'patient_number', p.number, 'patient_name', p.first_name || ' ' || p.last_name,
    'doctor_id', o.doctor_id, 'doctor_name', d.first_name || ' ' || d.last_name,
    'item_count', o.item_count, 'source', o.source, 'currency', o.currency, 'subtotal', o.subtotal,
    'discount', o.discount, 'shipping', o.shipping, 'tax', o.tax, 'total', o.total, 'refunded', o.refunded,
    'order_state', o.order_state, 'payment_state', o.payment_state, 'fulfilment_state', o.fulfilment_state,
    'payment_method', o.payment_method, 'method', o.method, 'ship_region', o.ship_region,
    'unshipped_since', to_char(o.unshipped_since at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'flags', o.flags || array_remove(array[
      case when o.order_state = 'open' and o.payment_state = 'failed' then 'payment_failed' end,
      case when s.problem then 'shipment_problem' end, case when s.address then 'address_problem' end,
      case when o.order_state = 'open' and o.unshipped_since < $1::timestamptz and l.reserved then 'late' end,
      case when o.order_state = 'open' and l.backordered then 'out_of_stock' end,
      case when o.order_state = 'open' and o.fulfilment_state = 'on_hold' then 'on_hold' end]::text[], null),
    'hold_reason', o.hold_reason,
    'cancel_until', to_char(o.cancel_until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'released_at', to_char(o.released_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'shop_order_id', o.shop_order_id, 'revision', o.revision,
    'updated_at', to_char(o.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))), '[]')::text as rows,
    array_agg(o.patient_id) as patients
  from (select * from orders where ${column} = $2 order by placed_at desc, id desc limit 25 offset $3) o
  join patients p on p.id = o.patient_id join doctors d on d.id = o.doctor_id
  left join lateral (select bool_or(status = 'exception') as problem,
    bool_or(status = 'exception' and exception_code = 'address') as address from shipments where order_id = o.id) s on true
  left join lateral (select bool_or(line_status in ('reserved', 'picking', 'packed')) as reserved,
    bool_or(line_status = 'backordered') as backordered from order_lines where order_id = o.id) l
    on o.order_state = 'open'`
