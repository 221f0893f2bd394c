import { type SQL, sql } from '../../db/sql.ts'

export type Within = (at: SQL) => SQL

/** Cancelled orders do not count, nor what was paid back for them. */
export const stands = sql`o.order_state <> 'cancelled'`

/** Lines that were ordered, with what they cost; units that were taken out before they were paid are none of it. */
export const soldLines = (within: Within): SQL => sql`
  select l.id, o.doctor_id, o.ship_region, o.currency, l.product_id, l.qty_ordered - l.qty_cancelled as units,
    l.discount, l.tax, l.line_total as total
  from orders o join order_lines l on l.order_id = o.id where ${within(sql`o.placed_at`)} and ${stands}`

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
