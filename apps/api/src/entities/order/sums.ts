import { formatPercent } from '@officina/shared/format'
import type { orderLines, orders } from '../../db/schema/order.ts'
import { inBoth, type Pair } from '../../mail/content.ts'
import { type TaxLine, taxLines } from '../platform/tax.ts'
import { discountsOf } from './discounts.ts'

/** One row below the items of a receipt: what it is called and its minor units. */
export type Sum = { label: Pair; amount: number; isTotal?: boolean }

type Order = typeof orders.$inferInsert
type Line = typeof orderLines.$inferInsert
type Summed = Pick<
  Order,
  | 'subtotal'
  | 'discount'
  | 'shipping'
  | 'shippingTaxBp'
  | 'tax'
  | 'taxAdded'
  | 'taxName'
  | 'total'
  | 'refunded'
>
type Taken = {
  /** Nothing of what is refunded was paid: it was taken off the invoice. */
  isCredited?: boolean | undefined
}
type SummedLine = Pick<Line, 'discounts' | 'tax' | 'taxRateBp'>

/**
 * What an order comes to, from the subtotal on, as receipts and mails say it: rows that add up to the total, the tax
 * that is inside of it, and what was refunded. `standardBp` is the rate of the delivery where the order has kept none.
 */
export function sumsOf(
  order: Summed & Taken,
  lines: readonly SummedLine[],
  standardBp: number,
): Sum[] {
  const discounts = discountsOf(lines.map((line) => ({ discounts: line.discounts ?? [] })))
  const unnamed = discounts.reduce((rest, part) => rest - part.amount, order.discount)
  const { taxAdded = 0, refunded = 0 } = order
  const taxes = taxesOf(order, lines, standardBp).map(({ rateBp, tax }) => ({
    label: inBoth((locale) => {
      const name = order.taxName ?? words.tax[locale]
      const rate = formatPercent(rateBp, locale)
      return taxAdded > 0 ? words.onTop[locale](name, rate) : words.inside[locale](name, rate)
    }),
    amount: tax,
  }))
  return [
    { label: words.subtotal, amount: order.subtotal },
    ...discounts.map(({ kind, name, amount }) => ({
      label: name === null ? words.discounts[kind] : ([name, name] as const),
      amount: -amount,
    })),
    ...(unnamed > 0 ? [{ label: words.discount, amount: -unnamed }] : []),
    { label: words.shipping, amount: order.shipping },
    ...(taxAdded > 0 ? taxes : []),
    ...(taxAdded < 0 ? [{ label: notCharged(order), amount: taxAdded }] : []),
    { label: words.total, amount: order.total, isTotal: true },
    ...(taxAdded > 0 ? [] : taxes),
    ...(refunded > 0
      ? [
          { label: order.isCredited ? words.credited : words.refunded, amount: -refunded },
          {
            label: order.isCredited ? words.newTotal : words.afterRefunds,
            amount: order.total - refunded,
          },
        ]
      : []),
  ]
}

/** Tax of an order per rate, highest rate first; what the lines do not explain is the delivery's, at its rate. */
function taxesOf(
  { tax, shippingTaxBp }: Pick<Summed, 'tax' | 'shippingTaxBp'>,
  lines: readonly SummedLine[],
  standardBp: number,
): TaxLine[] {
  const rest = lines.reduce((left, line) => left - line.tax, tax)
  const ofLines = lines.map((line) => ({ rateBp: line.taxRateBp, tax: line.tax }))
  return taxLines(ofLines, { rateBp: shippingTaxBp ?? standardBp, tax: rest })
}

type Rate = TaxLine & { gross: number }

/**
 * What an order comes to at each rate of tax, tax included, where there are several: the highest rate first. Without it
 * and the rate of each product a paper is no invoice that tax can be deducted by in Japan.
 */
export function ratesOf(
  order: Pick<Summed, 'tax' | 'shippingTaxBp' | 'total'>,
  lines: readonly (SummedLine & Pick<Line, 'lineTotal'>)[],
  standardBp: number,
): Rate[] {
  const taxes = taxesOf(order, lines, standardBp)
  if (taxes.length < 2) return []
  const delivery = lines.reduce((rest, line) => rest - line.lineTotal, order.total)
  const parts = [
    ...lines.map(({ taxRateBp, lineTotal }) => ({ rateBp: taxRateBp, gross: lineTotal })),
    { rateBp: order.shippingTaxBp ?? standardBp, gross: delivery },
  ]
  return taxes.map((each) => ({
    ...each,
    gross: parts.reduce((sum, part) => sum + (part.rateBp === each.rateBp ? part.gross : 0), 0),
  }))
}

type Item = Pick<Line, 'snapshot' | 'qtyOrdered' | 'unitPrice' | 'discount' | 'lineTotal'>

/** One that was not taken out of the order before it was paid. */
export const isCharged = ({ unitPrice, lineTotal, discount }: Item): boolean =>
  unitPrice === 0 || lineTotal + discount > 0

/** The products of an order at the prices that its subtotal adds up. */
export const itemsOf = (lines: readonly Item[]) =>
  lines.filter(isCharged).map(({ snapshot, qtyOrdered, unitPrice }) => ({
    title: snapshot.title,
    quantity: qtyOrdered,
    amount: unitPrice * qtyOrdered,
  }))

const notCharged = ({ taxName }: Summed): Pair => [
  `${taxName ?? 'Tax'} not charged (reverse charge)`,
  `${taxName ?? '消費税'}（リバースチャージにより課税なし）`,
]

const words = {
  subtotal: ['Subtotal', '小計'],
  discount: ['Discount', '割引'],
  discounts: {
    individual: ['Discount', '割引'],
    first_order: ['First-order discount', '初回割引'],
    catalog: ['Discount', '割引'],
    product: ['Discount', '割引'],
    waived: ['Commission passed on as a discount', '手数料相当額の割引'],
  },
  shipping: ['Delivery', '送料'],
  total: ['Total', '合計'],
  refunded: ['Refunded', '返金額'],
  afterRefunds: ['Total after refunds', '返金後の合計'],
  credited: ['Taken off', '減額'],
  newTotal: ['New total', '変更後の合計'],
  tax: { en: 'tax', ja: '消費税' },
  inside: {
    en: (name: string, rate: string) => `Includes ${name} (${rate})`,
    ja: (name: string, rate: string) => `うち${name}（${rate}）`,
  },
  onTop: {
    en: (name: string, rate: string) => `${name === 'tax' ? 'Tax' : name} (${rate})`,
    ja: (name: string, rate: string) => `${name}（${rate}）`,
  },
} as const
