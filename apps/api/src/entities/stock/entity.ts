import { stock as table } from '../../db/schema/product.ts'
import { defineEntity } from '../entity.ts'

/** What lies on the shelf of a variant. */
export const stock = defineEntity({
  lock: 'stock',
  kind: 'stock',
  table,
  key: 'variantId',
  changedBy: () => null,
})
