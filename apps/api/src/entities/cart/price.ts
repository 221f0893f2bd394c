import { type AppliedDiscount, applyDiscounts, type Discount, sumDiscounts } from '../discounts.ts'
import { allocate, includedTax, percentOf } from '../money.ts'
import { isFree } from '../platform/shipping.ts'
import type { TaxTerms } from '../platform/tax.ts'

export type PriceInput = {
  /** Whether the prices include tax; they do unless said otherwise. */
  tax?: TaxTerms
  /** `taxRateBp` is the rate at the destination. `discounts` are those of the line alone. */
  lines: { unitPrice: number; quantity: number; taxRateBp: number; discounts?: Discount[] }[]
  /** Discounts of every line. */
  discounts: Discount[]
  /** What the discounts of a line may come to: the doctor's rate. */
  maxDiscountBp: number
  /** Price of the chosen delivery; `freeFrom` is compared with the goods after discount, both as prices are shown. */
  shipping: { price: number; freeFrom: number | null; taxRateBp: number }
}

export type PricedLine = {
  gross: number
  discount: number
  discounts: AppliedDiscount[]
  /** As the price is shown, after discount. */
  net: number
  /** What is charged: `net` and what tax adds to it. */
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
  /** What tax adds to goods and delivery as their prices are shown; negative where it is taken out of them. */
  taxAdded: number
  /** The delivery's part of it. */
  shippingTaxAdded: number
  /** The delivery's part of `tax`. */
  shippingTax: number
  reverseCharge: boolean
  total: number
}

const inPrices: TaxTerms = { prices: 'included', reverseCharge: false }

/**
 * The one calculation of what a cart costs. Discounts are taken line by line; tax is rounded once per rate and
 * then shared out. To the minor unit: `total` = subtotal - discount + shipping + taxAdded, and also the sum of
 * line totals + shipping + shippingTaxAdded.
 */
export function priceCart(input: PriceInput): PricedCart {
  const { lines, discounts, maxDiscountBp, shipping, tax: terms = inPrices } = input
  const goods = lines.map((line) => {
    const gross = line.unitPrice * line.quantity
    const taken = applyDiscounts(gross, [...discounts, ...(line.discounts ?? [])], maxDiscountBp)
    return { gross, ...taken, net: gross - taken.discount }
  })
  const subtotal = sum(goods.map((line) => line.gross))
  const discount = sum(goods.map((line) => line.discount))
  const net = subtotal - discount
  const shippingPrice = lines.length === 0 || isFree(shipping, net) ? 0 : shipping.price
  const { taxes, parts } = taxOn(
    [
      ...goods.map((line, i) => ({ price: line.net, taxRateBp: lines[i]?.taxRateBp ?? 0 })),
      { price: shippingPrice, taxRateBp: shipping.taxRateBp },
    ],
    terms,
  )
  const taxAdded = sum(parts.map(({ added }) => added))
  return {
    lines: goods.map((line, i) => ({
      ...line,
      total: line.net + (parts[i]?.added ?? 0),
      tax: parts[i]?.tax ?? 0,
    })),
    subtotal,
    discounts: sumDiscounts(goods.map((line) => line.discounts)),
    discount,
    shipping: shippingPrice,
    taxes,
    tax: sum(taxes.map((each) => each.tax)),
    taxAdded,
    shippingTaxAdded: parts.at(-1)?.added ?? 0,
    shippingTax: parts.at(-1)?.tax ?? 0,
    reverseCharge: terms.reverseCharge,
    total: net + shippingPrice + taxAdded,
  }
}

/**
 * The tax on prices as they are shown, per rate and shared out: `parts` has one for each item, with what is
 * charged as tax and what that adds to the price. A business that accounts for the tax itself is charged none;
 * where prices include it, it is taken out of them.
 */
export function taxOn(items: { price: number; taxRateBp: number }[], terms: TaxTerms) {
  const isIncluded = terms.prices === 'included'
  const shares = items.map(() => 0)
  const rates = [...new Set(items.map((item) => item.taxRateBp))].sort((a, b) => b - a)
  const taxes = rates.map((rateBp) => {
    const members = items.flatMap((item, i) => (item.taxRateBp === rateBp ? [i] : []))
    const prices = members.map((i) => items[i]?.price ?? 0)
    const price = sum(prices)
    const tax = isIncluded ? includedTax(price, rateBp) : percentOf(price, rateBp)
    allocate(tax, prices).forEach((share, n) => {
      shares[members[n] ?? 0] = share
    })
    return { rateBp, gross: isIncluded ? price : price + tax, tax }
  })
  if (terms.reverseCharge)
    return {
      taxes: [],
      parts: shares.map((share) => ({ tax: 0, added: isIncluded ? 0 - share : 0 })),
    }
  return {
    taxes: taxes.filter((each) => each.rateBp > 0 && each.gross > 0),
    parts: shares.map((tax) => ({ tax, added: isIncluded ? 0 : tax })),
  }
}

const sum = (values: number[]): number => values.reduce((a, b) => a + b, 0)
