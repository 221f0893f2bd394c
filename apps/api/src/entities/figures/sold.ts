import { type SQL, sql } from '../../db/sql.ts'

export type Within = (at: SQL) => SQL

/** Cancelled orders do not count, nor what was paid back for them. */
export const stands = sql`o.order_state <> 'cancelled'`

/**
 * Lines that were ordered, with what they cost. An order that was not paid yet costs less without the units that were
 * taken out of it, while such a line keeps its amounts: they count as far as its units are left, so that the lines are the order.
 */
export const soldLines = (within: Within): SQL => sql`
  select id, doctor_id, ship_region, currency, product_id, units,
    case when is_whole then discount else ${kept(sql`discount`)} end as discount,
    case when is_whole then tax else ${kept(sql`tax`)} end as tax,
    case when is_whole then line_total
      else unit_price * units - ${kept(sql`discount`)} + ${kept(sql`line_total - unit_price * qty_ordered + discount`)} end as total
  from (select o.id, o.doctor_id, o.ship_region, o.currency, l.product_id, l.line_total, l.tax, l.discount, l.unit_price,
      l.qty_ordered, l.qty_ordered - l.qty_cancelled as units, l.line_total = 0
        or sum(l.line_total) over (partition by o.id) <= o.total - o.shipping - o.shipping_tax_added as is_whole
    from orders o join order_lines l on l.order_id = o.id where ${within(sql`o.placed_at`)} and ${stands}) line`

/** Rounded as `cumulative` does, by which the units were taken out. */
const kept = (whole: SQL): SQL =>
  sql`div(2 * (${whole})::numeric * units + sign((${whole})::numeric) * qty_ordered, 2 * qty_ordered)`

/**
 * What was paid back of each line, and of the delivery (which has no product), with the tax in it. Tax is rounded on
 * the sum of what went back so far, so a line that is refunded in full gives back all of its tax.
 */
export const refundedParts = (within: Within): SQL => sql`
  select o.doctor_id, o.ship_region, o.currency, l.product_id, part.amount,
    ${taxIn(sql`part.so_far`)} - ${taxIn(sql`part.so_far - part.amount`)} as tax
  from (select r.order_id, r.created_at, p.line_id, p.amount,
      sum(p.amount) over (partition by r.order_id, p.line_id order by r.created_at, r.id rows unbounded preceding) as so_far
    from refunds r cross join lateral (
      select (line->>'order_line_id')::uuid, (line->>'amount')::bigint from jsonb_array_elements(r.lines) line
      union all select null, r.shipping_amount) p(line_id, amount)
    where r.order_id in (select r.order_id from refunds r where ${within(sql`r.created_at`)})) part
  join orders o on o.id = part.order_id left join order_lines l on l.id = part.line_id
  where ${within(sql`part.created_at`)} and part.amount <> 0 and ${stands}`

/** The tax in that much of what a line, or the delivery, was charged. */
const taxIn = (amount: SQL): SQL => sql`coalesce(round(
  case when l.id is null then o.shipping_tax else l.tax end
  * least(${amount}, case when l.id is null then o.shipping + o.shipping_tax_added else l.line_total end)
  / nullif(case when l.id is null then o.shipping + o.shipping_tax_added else l.line_total end, 0)), 0)`
