import type { AddressSnapshot } from '../../db/schema/order.ts'
import type { SoldLine } from './importOrder.ts'
import { minor, type OrderPayload } from './wire.ts'

/**
 * Amounts of an order as Officina counts: a line's total includes its tax, and goods after discount plus
 * shipping are the total, to the last unit. Shipping holds everything that is not of a known line.
 */
export function amountsOf(sold: SoldLine[], shop: OrderPayload) {
  const { currency, taxes_included: isGross } = shop
  const money = (value: string) => minor(value, currency)
  const lines = sold.map(({ item }) => {
    const unitPrice = money(item.price)
    const discount = sum(item.discount_allocations.map((part) => money(part.amount)))
    const tax = sum(item.tax_lines.map((part) => money(part.price)))
    const lineTotal = unitPrice * item.quantity - discount + (isGross ? 0 : tax)
    const rate = sum(item.tax_lines.map((part) => part.rate ?? 0))
    return { unitPrice, discount, tax, taxRateBp: Math.round(rate * 10_000), lineTotal }
  })
  const total = money(shop.total_price)
  const goods = sum(lines.map((line) => line.lineTotal))
  const discount = sum(lines.map((line) => line.discount))
  return {
    lines,
    subtotal: goods + discount,
    discount,
    shipping: total - goods,
    tax: sum(lines.map((line) => line.tax)),
    total,
  }
}

export function addressOf(shop: OrderPayload): AddressSnapshot {
  const to = shop.shipping_address ?? shop.billing_address
  return {
    name: to?.name ?? '',
    phone: to?.phone ?? '',
    country: to?.country_code ?? '',
    postal_code: to?.zip ?? '',
    region: to?.province ?? '',
    city: to?.city ?? '',
    line1: to?.address1 ?? '',
    line2: to?.address2 || null,
  }
}

export const snapshotOf = ({ product, variant }: SoldLine) => ({
  title: product.title,
  brand: product.brand,
  image: product.images[0]?.url ?? null,
  variant_title: variant.title,
  sku: variant.sku,
  units_per_pack: variant.unitsPerPack,
  unit: variant.unit,
})

const sum = (numbers: number[]) => numbers.reduce((total, n) => total + n, 0)
