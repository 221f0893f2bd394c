import type { Ctx } from '../../context.ts'
import type { LineDiscount } from '../../db/schema/order.ts'
import type { products, variants } from '../../db/schema/product.ts'
import { taxInside } from '../cart/price.ts'
import { shareOut } from '../discounts.ts'
import { rateOn } from '../doctor/rateOn.ts'
import { getShopSettings } from '../platform/shopSettings.ts'
import { type LoadedOrder, type Order, type OrderLine, unitsInHouse } from './load.ts'

export type Pack = {
  product: typeof products.$inferSelect
  variant: typeof variants.$inferSelect
}

/** An open order's line that no parcel holds, of which nothing has left, was cancelled or refunded. */
export const isChangeable = ({ order, parcels }: LoadedOrder, line: OrderLine): boolean =>
  order.orderState === 'open' &&
  ['waiting', 'reserved', 'backordered'].includes(line.lineStatus) &&
  line.qtyShipped === 0 &&
  line.qtyCancelled === 0 &&
  line.refunded === 0 &&
  unitsInHouse(parcels, line.id) === 0

/** Money has come or is promised by the payment's provider. */
export const hasPaid = (order: Pick<Order, 'paymentState'>): boolean =>
  ['authorized', 'paid', 'partially_refunded'].includes(order.paymentState)

/**
 * What an order costs with another product in a line's place, in minor units: the line keeps its share of
 * discount, delivery its price. A paid order never becomes dearer (`covered` is the discount for that);
 * what it becomes cheaper is paid back.
 */
export async function priceReplacement(
  ctx: Ctx,
  { order, lines }: LoadedOrder,
  line: OrderLine,
  { product, variant }: Pack,
  quantity: number,
) {
  const settings = await getShopSettings(ctx)
  const gross = variant.price * quantity
  const oldGross = line.unitPrice * line.qtyOrdered
  const share = oldGross === 0 ? 0 : Math.round((gross * line.discount) / oldGross)
  const covered = hasPaid(order) ? Math.max(0, gross - share - line.lineTotal) : 0
  const discount = share + covered
  const lineTotal = gross - discount
  const taxRateBp =
    product.usageKind === 'oral' ? settings['tax.reduced_bp'] : settings['tax.standard_bp']
  const { taxes, parts } = taxInside([
    ...lines.map((each) =>
      each.id === line.id
        ? { total: lineTotal, taxRateBp }
        : { total: each.lineTotal, taxRateBp: each.taxRateBp },
    ),
    { total: order.shipping, taxRateBp: settings['tax.standard_bp'] },
  ])
  const commissionRateBp =
    product.commissionOverrideBp ??
    (await rateOn(ctx, line.doctorId, order.placedAt, settings['commission.default_bp']))
  const total = order.total - line.lineTotal + lineTotal
  return {
    line: {
      unitPrice: variant.price,
      discount,
      discounts: sharedAgain(share, line.discounts),
      lineTotal,
      taxRateBp,
      commissionRateBp,
    },
    /** Tax of every line, in their order. */
    lineTaxes: lines.map((_, i) => parts[i] ?? 0),
    order: {
      subtotal: order.subtotal - oldGross + gross,
      discount: order.discount - line.discount + discount,
      tax: taxes.reduce((sum, each) => sum + each.tax, 0),
      total,
    },
    covered,
    paidBack: hasPaid(order) && order.paymentState !== 'authorized' ? order.total - total : 0,
  }
}

/** The line's named discounts, now for another amount. */
const sharedAgain = (total: number, parts: LineDiscount[]): LineDiscount[] =>
  shareOut(
    total,
    parts.map((part) => ({ ...part, rateBp: part.rate_bp })),
  ).map(({ rateBp: _, ...part }) => part)
