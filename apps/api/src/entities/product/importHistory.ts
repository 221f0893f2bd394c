import { type SQL, sql } from '../../db/sql.ts'

/** By what a later change of a row's product or pack is noticed, as it is now. */
export const asItIs = (where: SQL): SQL => sql`
  select r.id, p.revision as product_revision, s.revision as shelf_revision,
    (select count(*)::int from stock_movements m where m.variant_id = r.variant_id) as movements,
    (select count(*)::int from order_lines l where l.product_id = r.product_id and l.variant_id = r.variant_id)
      as order_lines
  from product_import_rows r
    left join variants v on v.id = r.variant_id left join products p on p.id = v.product_id
    left join stock s on s.variant_id = r.variant_id
  where ${where}`
