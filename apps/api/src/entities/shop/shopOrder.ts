import type { AddressSnapshot } from '../../db/schema/order.ts'
import { allocate } from '../money.ts'
import type { SoldLine } from './soldLines.ts'
import { minor, type OrderPayload } from './wire.ts'

/**
 * Amounts of an order as Officina counts, none negative: a line's total includes its tax, and goods after discount
 * plus shipping are the total, to the last unit. Shipping holds everything that is not of a known line; what
 * was paid less than the lines come to is taken off them as a discount.
 */
export function amountsOf(sold: SoldLine[], shop: OrderPayload) {
  const { currency, taxes_included: isGross } = shop
  const money = (value: string) => minor(value, currency)
  const told = sold.map(({ item }) => {
    const unitPrice = money(item.price)
    const goods = unitPrice * item.quantity
    const discount = sum(item.discount_allocations.map((part) => money(part.amount)))
    const tax = sum(item.tax_lines.map((part) => money(part.price)))
    const rate = sum(item.tax_lines.map((part) => part.rate ?? 0))
    const lineTotal = Math.max(0, goods + (isGross ? 0 : tax) - discount)
    return { unitPrice, discount, tax, taxRateBp: Math.round(rate * 10_000), lineTotal }
  })
  const total = money(shop.total_price)
  const owed = told.map((line) => line.lineTotal)
  const missing = allocate(Math.max(0, sum(owed) - total), owed)
  const lines = told.map((line, i) => {
    const short = missing[i] ?? 0
    const lineTotal = line.lineTotal - short
    return {
      ...line,
      discount: line.discount + short,
      tax: Math.min(line.tax, lineTotal),
      lineTotal,
    }
  })
  const goods = sum(lines.map((line) => line.lineTotal))
  const discount = sum(lines.map((line) => line.discount))
  const shipping = total - goods
  const delivery = deliveryTax(shop)
  const shippingTax = Math.min(delivery.tax, shipping)
  return {
    lines,
    subtotal: goods + discount,
    discount,
    shipping,
    shippingTax,
    shippingTaxBp: delivery.rateBp,
    tax: sum(lines.map((line) => line.tax)) + shippingTax,
    total,
  }
}

/** The tax on the delivery; several deliveries of an order go to one address, at one rate. */
function deliveryTax({ currency, shipping_lines }: OrderPayload) {
  const taxed = shipping_lines.filter(({ tax_lines }) => tax_lines.length > 0)
  const rates = taxed.map(({ tax_lines }) => sum(tax_lines.map(({ rate }) => rate ?? 0)))
  return {
    tax: sum(
      taxed.flatMap(({ tax_lines }) => tax_lines.map(({ price }) => minor(price, currency))),
    ),
    rateBp: Math.round(Math.max(0, ...rates) * 10_000),
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

const sum = (numbers: number[]) => numbers.reduce((total, n) => total + n, 0)
