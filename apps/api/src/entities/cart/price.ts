import { type AppliedDiscount, applyDiscounts, type Discount, sumDiscounts } from '../discounts.ts'
import { allocate, includedTax } from '../money.ts'

export type PriceInput = {
  /** Unit prices include tax. `discounts` are those of the line alone. */
  lines: { unitPrice: number; quantity: number; taxRateBp: number; discounts?: Discount[] }[]
  /** Discounts of every line. */
  discounts: Discount[]
  /** What the discounts of a line may come to: the doctor's rate. */
  maxDiscountBp: number
  /** Price of the chosen delivery, tax included; `freeFrom` is compared with the goods after discount. */
  shipping: { price: number; freeFrom: number | null; taxRateBp: number }
}

export type PricedLine = {
  gross: number
  discount: number
  discounts: AppliedDiscount[]
  total: number
  tax: number
}
export type PricedCart = {
  lines: PricedLine[]
  subtotal: number
  discounts: AppliedDiscount[]
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
export function priceCart({ lines, discounts, maxDiscountBp, shipping }: PriceInput): PricedCart {
  const goods = lines.map((line) => {
    const gross = line.unitPrice * line.quantity
    const taken = applyDiscounts(gross, [...discounts, ...(line.discounts ?? [])], maxDiscountBp)
    return { gross, ...taken, total: gross - taken.discount, taxRateBp: line.taxRateBp }
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
  return {
    lines: goods.map(({ taxRateBp: _, ...line }, i) => ({ ...line, tax: parts[i] ?? 0 })),
    subtotal,
    discounts: sumDiscounts(goods.map((line) => line.discounts)),
    discount,
    shipping: shippingPrice,
    taxes,
    tax: sum(taxes.map((each) => each.tax)),
    total: net + shippingPrice,
  }
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
