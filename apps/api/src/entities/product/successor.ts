import { sql } from '../../db/sql.ts'

/** What takes the place of a discontinued `products p`, if it is on sale itself: its first pack. */
export const successorOf = sql`(
  select json_build_object('id', next.id, 'title', next.title, 'brand', next.brand, 'variant_id', first.id)
  from products next cross join lateral (
    select v.id from variants v where v.product_id = next.id order by v.position, v.id limit 1) first
  where next.id = p.successor_id and next.removed_at is null and p.status = 'discontinued')`
