import { allocate, includedTax, percentOf } from '../money.ts'

export type PriceInput = {
  /** Unit prices include tax. */
  lines: { unitPrice: number; quantity: number; taxRateBp: number }[]
  discounts: { kind: 'individual' | 'first_order'; rateBp: number }[]
  /** Price of the chosen delivery, tax included; `freeFrom` is compared with the goods after discount. */
  shipping: { price: number; freeFrom: number | null; taxRateBp: number }
}

export type PricedLine = { gross: number; discount: number; total: number; tax: number }
export type PricedCart = {
  lines: PricedLine[]
  subtotal: number
  discounts: { kind: 'individual' | 'first_order'; rateBp: number; amount: number }[]
  discount: number
  shipping: number
  taxes: { rateBp: number; gross: number; tax: number }[]
  tax: number
  total: number
}

/**
 * The one calculation of what a cart costs. Discounts are taken line by line; the tax inside is rounded
 * once per rate and then shared out, so `total` = sum of line totals + shipping, to the minor unit.
 */
export function priceCart({ lines, discounts, shipping }: PriceInput): PricedCart {
  const rateBp = discounts.reduce((sum, part) => sum + part.rateBp, 0)
  const goods = lines.map((line) => {
    const gross = line.unitPrice * line.quantity
    const discount = Math.min(gross, percentOf(gross, rateBp))
    return { gross, discount, total: gross - discount, taxRateBp: line.taxRateBp }
  })
  const subtotal = sum(goods.map((line) => line.gross))
  const discount = sum(goods.map((line) => line.discount))
  const net = subtotal - discount
  const isFree = shipping.freeFrom !== null && net >= shipping.freeFrom
  const shippingPrice = lines.length === 0 || isFree ? 0 : shipping.price
  const { taxes, parts } = taxInside([
    ...goods,
    { total: shippingPrice, taxRateBp: shipping.taxRateBp },
  ])
  const shares =
    rateBp === 0
      ? []
      : allocate(
          discount,
          discounts.map((part) => part.rateBp),
        )
  return {
    lines: goods.map(({ taxRateBp: _, ...line }, i) => ({ ...line, tax: parts[i] ?? 0 })),
    subtotal,
    discounts: discounts.map((part, i) => ({ ...part, amount: shares[i] ?? 0 })),
    discount,
    shipping: shippingPrice,
    taxes,
    tax: sum(taxes.map((each) => each.tax)),
    total: net + shippingPrice,
  }
}

/** The discounts in force: together never more than the doctor earns; what is too much comes off the last. */
export function capDiscounts<T extends { rateBp: number }>(parts: T[], maxBp: number): T[] {
  let left = maxBp
  return parts
    .map((part) => {
      const rateBp = Math.min(part.rateBp, left)
      left -= rateBp
      return { ...part, rateBp }
    })
    .filter((part) => part.rateBp > 0)
}

/** The tax inside amounts, per rate and shared out: `parts` has one for each item. */
export function taxInside(items: { total: number; taxRateBp: number }[]) {
  const parts = items.map(() => 0)
  const rates = [...new Set(items.map((item) => item.taxRateBp))].sort((a, b) => b - a)
  const taxes = rates.map((rateBp) => {
    const members = items.flatMap((item, i) => (item.taxRateBp === rateBp ? [i] : []))
    const totals = members.map((i) => items[i]?.total ?? 0)
    const gross = sum(totals)
    const tax = includedTax(gross, rateBp)
    allocate(tax, totals).forEach((part, n) => {
      parts[members[n] ?? 0] = part
    })
    return { rateBp, gross, tax }
  })
  return { taxes: taxes.filter((each) => each.rateBp > 0 && each.gross > 0), parts }
}

const sum = (values: number[]): number => values.reduce((a, b) => a + b, 0)
