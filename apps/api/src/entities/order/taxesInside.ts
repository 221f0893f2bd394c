import { taxOn } from '../cart/price.ts'
import type { ShopSettings } from '../platform/shopSettings.ts'
import { destinationOf, shippingTaxOf } from '../platform/tax.ts'
import type { Order } from './load.ts'

export type Priced = { price: number; taxRateBp: number }

/** Tax inside the lines of an order and inside its delivery, the last: rounded once per rate as when it was ordered. */
export function taxesInside(
  settings: ShopSettings,
  order: Order,
  lines: readonly Priced[],
): number[] {
  const taxRateBp = order.shippingTaxBp ?? shippingTaxOf(settings, destinationOf(order.shipRegion))
  return taxOn([...lines, { price: order.shipping, taxRateBp }], {
    prices: 'included',
    reverseCharge: false,
  }).parts.map(({ tax }) => tax)
}
