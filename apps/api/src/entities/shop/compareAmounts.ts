import type { ShownLine } from '../../db/schema/cart.ts'
import type { AmountDifference } from '../../db/schema/order.ts'
import { percentOf } from '../money.ts'
import { minor, type OrderPayload } from './wire.ts'

type Item = OrderPayload['line_items'][number]

/**
 * Where an order of the shop is not what its cart showed, or does not add up. Delivery, tax and the shop's own
 * promotions are decided in the checkout: they count when the order names them. A difference of one minor
 * unit for each line is rounding. `shown` is null for a checkout that began before carts kept it.
 */
export function compareAmounts(
  shop: OrderPayload,
  shown: ShownLine[] | null,
  discountPrefix: string | undefined,
): AmountDifference[] {
  const slack = shop.line_items.length + shop.shipping_lines.length
  return [
    ...(shown ? [goods(shop, shown) ?? discount(shop, shown, discountPrefix, slack)] : []),
    tax(shop),
    total(shop, slack),
  ].filter((difference) => difference !== undefined)
}

/** Other products or quantities, or other prices. */
function goods(shop: OrderPayload, shown: ShownLine[]): AmountDifference | undefined {
  const asked = shown.map((line) => ({ ...line, unitPrice: line.unit_price }))
  const sold = shop.line_items.map((item) => ({
    variant: item.variant_id ?? `line ${item.id}`,
    quantity: item.quantity,
    unitPrice: minor(item.price, shop.currency),
  }))
  const amounts = { expected: sum(asked.map(gross)), actual: sum(sold.map(gross)) }
  if (!isSame(by(asked, quantity), by(sold, quantity))) return { part: 'products', ...amounts }
  return isSame(by(asked, gross), by(sold, gross)) ? undefined : { part: 'prices', ...amounts }
}

/** More off than Officina and the promotions of the shop give, or less than the cart promised. */
function discount(
  shop: OrderPayload,
  shown: ShownLine[],
  prefix: string | undefined,
  slack: number,
): AmountDifference | undefined {
  const promised = sum(shown.map((line) => line.discount))
  const most = sum(shown.map((line) => percentOf(line.unit_price * line.quantity, line.rate_bp)))
  const given = sum(shop.line_items.map((item) => discountOf(shop, item)))
  const promoted = sum(
    shop.line_items.map((item) =>
      discountOf(shop, item, (index) =>
        isPromotion(shop.discount_applications[index ?? -1], prefix),
      ),
    ),
  )
  if (given - promoted > most + slack)
    return { part: 'discount', expected: most + promoted, actual: given }
  if (given < promised - slack) return { part: 'discount', expected: promised, actual: given }
  return undefined
}

/** Named by the shop, and not one of the codes that Officina hands over. */
const isPromotion = (
  application: OrderPayload['discount_applications'][number] | undefined,
  prefix: string | undefined,
): boolean =>
  application?.type === 'automatic' ||
  (application?.type === 'discount_code' &&
    !(prefix && application.code.toUpperCase().startsWith(prefix.toUpperCase())))

/** Tax that is not what its rates come to. A line that is exempt has none. */
function tax(shop: OrderPayload): AmountDifference | undefined {
  const money = (value: string) => minor(value, shop.currency)
  const parts = shop.line_items.flatMap((item) => {
    const net = money(item.price) * item.quantity - discountOf(shop, item)
    const all = sum(item.tax_lines.map(({ rate }) => rate ?? 0))
    return item.tax_lines.flatMap(({ price, rate }) => {
      const actual = money(price)
      if (typeof rate !== 'number' || actual === 0) return []
      return [{ expected: (net * rate) / (shop.taxes_included ? 1 + all : 1), actual }]
    })
  })
  const expected = Math.round(sum(parts.map((part) => part.expected)))
  const actual = sum(parts.map((part) => part.actual))
  if (Math.abs(actual - expected) <= parts.length) return undefined
  return { part: 'tax', expected, actual }
}

/** A total that is not goods, tax and delivery. */
function total(shop: OrderPayload, slack: number): AmountDifference | undefined {
  const money = (value: string) => minor(value, shop.currency)
  const items = shop.line_items.map(
    (item) => money(item.price) * item.quantity - discountOf(shop, item),
  )
  const delivery = shop.shipping_lines.map((line) => money(line.discounted_price ?? line.price))
  const taxes = [...shop.line_items, ...shop.shipping_lines].flatMap(({ tax_lines }) =>
    tax_lines.map(({ price }) => money(price)),
  )
  const expected = sum([...items, ...delivery, ...(shop.taxes_included ? [] : taxes)])
  const actual = money(shop.total_price)
  return Math.abs(actual - expected) <= slack ? undefined : { part: 'total', expected, actual }
}

const discountOf = (
  { currency }: OrderPayload,
  item: Item,
  isCounted: (application: number | null | undefined) => boolean = () => true,
): number =>
  sum(
    item.discount_allocations
      .filter((part) => isCounted(part.discount_application_index))
      .map((part) => minor(part.amount, currency)),
  )

type Line = { variant: string; quantity: number; unitPrice: number }

const gross = (line: Line) => line.unitPrice * line.quantity
const quantity = (line: Line) => line.quantity

/** What the lines of each variant come to. */
function by(lines: Line[], amountOf: (line: Line) => number): Map<string, number> {
  const found = new Map<string, number>()
  for (const line of lines) found.set(line.variant, (found.get(line.variant) ?? 0) + amountOf(line))
  return found
}

const isSame = (a: Map<string, number>, b: Map<string, number>) =>
  a.size === b.size && [...a].every(([variant, amount]) => b.get(variant) === amount)

const sum = (numbers: number[]) => numbers.reduce((all, n) => all + n, 0)
