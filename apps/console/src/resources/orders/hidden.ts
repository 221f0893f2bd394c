import type { RowField } from '../../schema/spec.ts'

/** Columns of the list that are off until chosen. */
export const hidden: readonly RowField<'orders'>[] = [
  'item_count',
  'source',
  'payment_method',
  'method',
  'ship_region',
  'released_at',
  'shop_order_id',
]
