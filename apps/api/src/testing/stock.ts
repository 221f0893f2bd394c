/** Rows of `stock` that their movements do not add up to, for `select count(*) from …`. */
export const unbalancedStock = `stock s where (s.on_hand, s.reserved) <> (
  select coalesce(sum(m.on_hand), 0), coalesce(sum(m.reserved), 0) from stock_movements m
  where m.variant_id = s.variant_id)`

/** Lots that their movements do not add up to, or of which more is said to be on hand than of their variant. */
export const unbalancedLots = `stock_lots l where (l.on_hand, l.quarantined) <> (
  select coalesce(sum(m.on_hand), 0), coalesce(sum(m.quarantined), 0) from stock_movements m where m.lot_id = l.id)
  or (select sum(o.on_hand) from stock_lots o where o.variant_id = l.variant_id)
    > (select s.on_hand from stock s where s.variant_id = l.variant_id)`
