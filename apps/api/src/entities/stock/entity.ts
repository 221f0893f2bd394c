import { stock as table } from '../../db/schema/product.ts'
import { stockLots } from '../../db/schema/stock.ts'
import { defineEntity } from '../entity.ts'

/** What lies on the shelf of a variant. */
export const stock = defineEntity({
  lock: 'stock',
  kind: 'stock',
  table,
  key: 'variantId',
  changedBy: () => null,
})

/** A lot of a variant. Whoever changes its units holds the variant's stock first. */
export const stockLot = defineEntity({
  lock: 'stock_lot',
  kind: 'stock_lot',
  table: stockLots,
  facts: ({ holdReason }) => ({ hold_reason: holdReason }),
})
