import type { orderLines } from '../../db/schema/order.ts'
import type { products, variants } from '../../db/schema/product.ts'

type Product = Pick<typeof products.$inferInsert, 'title' | 'brand' | 'images'>
type Variant = Pick<typeof variants.$inferSelect, 'title' | 'sku' | 'unitsPerPack' | 'unit'>

/** A pack as a line of an order keeps it: what it was called and held when it was sold. */
export const snapshotOf = (
  product: Product,
  variant: Variant,
): (typeof orderLines.$inferSelect)['snapshot'] => ({
  title: product.title,
  brand: product.brand,
  image: product.images?.[0]?.url ?? null,
  variant_title: variant.title,
  sku: variant.sku,
  units_per_pack: variant.unitsPerPack,
  unit: variant.unit,
})
