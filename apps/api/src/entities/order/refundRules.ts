import type { AdminCtx, Ctx } from '../../context.ts'
import { payments, refunds } from '../../db/schema/order.ts'
import { eq } from '../../db/sql.ts'
import { conflict, forbidden, invalid, invalidFields, type Texts } from '../errors.ts'
import { cumulative } from '../ledger/amounts.ts'
import { allowedFrom, assertTransition } from '../machine.ts'
import { getShopSettings, type ShopSettings } from '../platform/shopSettings.ts'
import { paymentMachine } from './entity.ts'
import type { LoadedOrder, OrderLine } from './load.ts'
import { isOnInvoice } from './payable.ts'
import { returnsOf, unitsIn } from './returns.ts'

export type RefundInput = {
  lines: {
    orderLineId: string
    quantity: number
    amount: number
    /** What of the amount is for units that were cancelled before: they never earned anything. */
    ofCancelled?: number
  }[]
  shippingAmount: number
  reason: string
  /** Returned units go back on the shelf. */
  restock: boolean
  /** `doctor`: the commission of what is refunded goes back with it. `platform`: the doctor keeps it. */
  bearer?: 'doctor' | 'platform'
  revision?: number | undefined
}

/** What the shop has taken, the shop gives back, and tells; nothing is refunded in two places. */
export function refuseInShop(ctx: Ctx, order: LoadedOrder['order']): void {
  if (ctx.storefront.kind === 'embedded' || order.paymentMethod !== 'shopify') return
  throw conflict('PAID_IN_SHOP', {
    en: 'This order was paid in Shopify. Cancel or refund it there; the change appears here automatically.',
    ja: 'この注文はShopifyで決済されています。キャンセル・返金はShopifyで行ってください。こちらには自動で反映されます。',
  })
}

/** Money has come that can go back, or an invoice of goods that have left is not paid yet and can be lowered. */
export const mayRefund = ({ order, lines }: Pick<LoadedOrder, 'order' | 'lines'>): boolean =>
  order.chargebackLostAt === null &&
  (allowedFrom(paymentMachine, order.paymentState, 'admin').includes('refunded') ||
    (isOnInvoice(order) && lines.some((line) => line.qtyShipped > 0)))

/** Refuses what cannot be refunded; answers the whole amount. The caller has locked the order. */
export async function refuseRefund(
  tx: Ctx,
  loaded: LoadedOrder,
  input: RefundInput,
): Promise<number> {
  const { order } = loaded
  if (order.chargebackLostAt) throw givenBack()
  const amount = amountOf(input)
  const to = stateAfter(order.refunded + amount, order.total)
  if (!(isOnInvoice(order) && mayRefund(loaded)))
    assertTransition(paymentMachine, order.paymentState, to, tx.actor.role)
  // what comes back by a return is taken back with it
  const asked = input.restock ? await returnsOf(tx, order.id) : []
  refuseImpossible(loaded, input, amount, {
    shipping: await shippingRefunded(tx, order.id),
    coming: unitsIn(asked, ['requested', 'approved']),
  })
  return amount
}

/** Refused by the card of an order whose chargeback was lost: the bank has given it back, so it is not owed any more. */
export const isChargedBack = (
  order: Pick<LoadedOrder['order'], 'chargebackLostAt'>,
  { state }: Pick<typeof refunds.$inferSelect, 'state'>,
): boolean => order.chargebackLostAt !== null && state === 'failed'

export const givenBack = () =>
  conflict('CHARGEBACK_LOST', {
    en: 'This order has a lost chargeback: the patient’s bank has already given the money back.',
    ja: 'チャージバックが確定しており、カード会社がすでに患者さんへ返金しています。',
  })

/** What was given back of an order's delivery. */
export async function shippingRefunded(ctx: Ctx, orderId: string): Promise<number> {
  const rows = await ctx.db.select().from(refunds).where(eq(refunds.orderId, orderId))
  return sum(rows.map((row) => row.shippingAmount))
}

function refuseImpossible(
  { order, lines }: LoadedOrder,
  input: RefundInput,
  amount: number,
  before: { shipping: number; coming: Map<string, number> },
): void {
  const problems: Record<string, Texts> = {}
  input.lines.forEach((part, i) => {
    const line = lines.find((l) => l.id === part.orderLineId)
    const isTwice = input.lines.findIndex((l) => l.orderLineId === part.orderLineId) !== i
    if (!line || isTwice) {
      problems[`lines.${i}.order_line_id`] = line ? lineTwice : unknownLine
      return
    }
    const sold = soldOf(order, line)
    if (part.amount > sold.amount - line.refunded) problems[`lines.${i}.amount`] = tooMuch
    const units = sold.units - line.qtyReturned - (before.coming.get(line.id) ?? 0)
    if (part.quantity > units) problems[`lines.${i}.quantity`] = tooMany(units)
  })
  const shipping = order.shipping + order.shippingTaxAdded
  if (input.shippingAmount > shipping - before.shipping) problems.shipping_amount = tooMuch
  if (amount > order.total - order.refunded) problems.lines ??= tooMuch
  if (Object.keys(problems).length > 0) throw invalidFields(problems, 'REFUND_TOO_LARGE')
  if (amount === 0)
    throw invalid('lines', 'NOTHING_TO_REFUND', {
      en: 'Enter an amount.',
      ja: '返金額を入力してください。',
    })
}

/** What of a line can go back: of an invoice that is not paid only what has left, as the rest is cancelled. */
const soldOf = (order: LoadedOrder['order'], line: OrderLine) =>
  isOnInvoice(order)
    ? {
        units: line.qtyShipped,
        amount: cumulative(line.lineTotal, line.qtyShipped, line.qtyOrdered),
      }
    : { units: line.qtyOrdered - line.qtyCancelled, amount: line.lineTotal }

/** Of an order with a refund that one administrator has requested and another is to make. */
export const requestFlag = 'refund_to_confirm'

/** What may still be refunded of an order by one administrator; null where there is no limit. */
export const leftToOne = (
  { refunded }: Pick<LoadedOrder['order'], 'refunded'>,
  { 'refund.second_admin_above': limit }: Pick<ShopSettings, 'refund.second_admin_above'>,
): number | null => (limit === null ? null : Math.max(0, limit - refunded))

/** Above the limit, all refunds of an order together, it takes two administrators: one requests, and another makes it. */
export async function needsTwo(
  ctx: Ctx,
  order: Pick<LoadedOrder['order'], 'refunded'>,
  amount: number,
): Promise<boolean> {
  const left = leftToOne(order, await getShopSettings(ctx))
  return left !== null && amount > left
}

/** What is paid back by the way, above the limit: not by whoever recorded the payment. */
export async function assertMayRefund(
  ctx: AdminCtx,
  order: Pick<LoadedOrder['order'], 'id' | 'refunded'>,
  amount: number,
): Promise<void> {
  if (!(await needsTwo(ctx, order, amount))) return
  const rows = await ctx.db.select().from(payments).where(eq(payments.orderId, order.id))
  if (rows.some((row) => row.recordedBy === ctx.actor.id))
    throw forbidden('FOUR_EYES', {
      en: 'You recorded this payment, so someone else must refund this amount.',
      ja: '入金を記録した方とは別の担当者が返金してください。',
    })
}

export const amountOf = (input: RefundInput) =>
  sum(input.lines.map((line) => line.amount)) + input.shippingAmount

export const stateAfter = (refunded: number, total: number) =>
  refunded >= total ? ('refunded' as const) : ('partially_refunded' as const)

type Given = Pick<typeof refunds.$inferSelect, 'lines' | 'amount' | 'shippingAmount' | 'paymentId'>
type Paid = Pick<typeof payments.$inferSelect, 'id' | 'amount'>

/** What was refunded of an order: of its goods and its delivery. What a shop has taken out for nothing is no refund. */
export const refundsOf = <G extends Given>(given: G[]): G[] =>
  given.filter((each) => each.amount > 0 && isOfOrder(each))

/**
 * The same with payments that go back as a whole, as they came when nobody was to pay: the order's sums have neither. What
 * goes back of an order that has become cheaper is not shown, as its total says so already.
 */
export const shownRefunds = <G extends Given>(given: G[], paid: Paid[]): G[] =>
  given.filter((each) => each.amount > 0 && (isOfOrder(each) || isWholePayment(each, paid)))

/** Whether the order's total and what was refunded of it have it in them. */
export const isOfOrder = ({ lines, shippingAmount }: Given): boolean =>
  lines.length > 0 || shippingAmount > 0

const isWholePayment = ({ paymentId, amount }: Given, paid: Paid[]): boolean =>
  paid.some(({ id, amount: all }) => id === paymentId && amount === all)

export const unknownLine = {
  en: 'This line is not part of the order.',
  ja: 'この明細は注文にありません。',
}
export const lineTwice = {
  en: 'This line is named twice. Combine its units in one row.',
  ja: '同じ明細が2回指定されています。数量を1行にまとめてください。',
}
const tooMuch = {
  en: 'This is more than the amount that can be refunded.',
  ja: '返金できる金額を超えています。',
}
const tooMany = (most: number) => ({
  en: `Enter at most ${most}.`,
  ja: `${most}以下で入力してください。`,
})
const sum = (numbers: number[]) => numbers.reduce((total, n) => total + n, 0)
