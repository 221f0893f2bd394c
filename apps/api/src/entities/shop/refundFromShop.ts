import type { TxCtx } from '../../context.ts'
import { orders, refunds } from '../../db/schema/order.ts'
import { eq } from '../../db/sql.ts'
import { cumulative } from '../ledger/amounts.ts'
import { type LoadedOrder, lockOrder, type OrderLine } from '../order/load.ts'
import { writeRefund } from '../order/refund.ts'
import { type RefundInput, refuseRefund, shippingRefunded } from '../order/refundRules.ts'
import { settleReturns } from '../return/settle.ts'
import { takeOut } from './takeOut.ts'
import { takePacked } from './takePacked.ts'
import { minor, type RefundPayload, refundPayload } from './wire.ts'

/** A refund that was made in the shop, once. False while its order is not known or not paid, or its units are packed. */
export async function refundFromShop(ctx: TxCtx, payload: unknown): Promise<boolean> {
  const refund = refundPayload.parse(payload)
  const [order] = await ctx.db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.shopOrderId, refund.order_id))
  if (!order) return false
  return applyShopRefund(ctx, order.id, refund)
}

export async function applyShopRefund(
  ctx: TxCtx,
  orderId: string,
  refund: RefundPayload,
): Promise<boolean> {
  const loaded = await lockOrder(ctx, orderId)
  const [known] = await ctx.db
    .select({ id: refunds.id })
    .from(refunds)
    .where(eq(refunds.shopRefundId, refund.id))
  if (known) return takePacked(ctx, orderId, known.id)
  const input = inputOf(loaded, refund, await shippingRefunded(ctx, orderId))
  if (!input) {
    return !isEdit(refund) || takeOut(ctx, loaded, removedOf(loaded, refund))
  }
  if (!['paid', 'partially_refunded'].includes(loaded.order.paymentState)) return false
  await refuseRefund(ctx, loaded, input)
  const by = { createdBy: null, shopRefundId: refund.id }
  const id = await writeRefund(ctx, loaded, input, by)
  await settleReturns(ctx, orderId, { id, units: unitsOf(partsOf(loaded, refund)) })
  return takePacked(ctx, orderId, id)
}

type Part = { line: OrderLine; quantity: number; amount: number }

/** What a refund names of each line: the shop lists a line once for every way that its units went. */
function partsOf(
  { order, lines }: LoadedOrder,
  { refund_line_items: items }: Pick<RefundPayload, 'refund_line_items'>,
): Part[] {
  return lines.flatMap((line) => {
    const mine = items.filter((item) => item.line_item_id === line.shopLineId)
    if (mine.length === 0) return []
    const price = ({ subtotal, total_tax }: (typeof mine)[number]) =>
      minor(subtotal, order.currency) + minor(total_tax ?? '0', order.currency)
    return [
      {
        line,
        quantity: mine.reduce((sum, { quantity }) => sum + quantity, 0),
        amount: mine.reduce((sum, item) => sum + price(item), 0),
      },
    ]
  })
}

const unitsOf = (parts: Part[]) => new Map(parts.map(({ line, quantity }) => [line.id, quantity]))

const reasonOf = ({ note }: RefundPayload) => note?.trim() || 'Shopify'

/** No money was to go back: the order was edited, or it is not captured yet. */
const isEdit = ({ transactions }: RefundPayload): boolean =>
  transactions.every(({ kind }) => kind !== 'refund')

/** The units that an edit takes out; what is back from the patient was sent. */
const removedOf = (loaded: LoadedOrder, refund: RefundPayload) => ({
  shopRefundId: refund.id,
  reason: reasonOf(refund),
  units: unitsOf(
    partsOf(loaded, {
      refund_line_items: refund.refund_line_items.filter(
        ({ restock_type }) => restock_type !== 'return',
      ),
    }),
  ),
})

/** The refund as Officina writes it: what was paid back, by line, the rest as shipping. */
function inputOf(
  loaded: LoadedOrder,
  refund: RefundPayload,
  shippingRefunded: number,
): RefundInput | undefined {
  const { order, lines } = loaded
  const paid = refund.transactions
    .filter(({ kind, status }) => kind === 'refund' && status === 'success')
    .reduce((sum, { amount }) => sum + minor(amount, order.currency), 0)
  let rest = Math.min(paid, order.total - order.refunded)
  if (rest === 0) return undefined
  const parts = partsOf(loaded, refund).map(({ line, quantity, amount: price }) => {
    const amount = Math.min(price, rest, line.lineTotal - line.refunded)
    rest -= amount
    const left = line.qtyOrdered - line.qtyCancelled - line.qtyReturned
    return { orderLineId: line.id, quantity: Math.min(quantity, left), amount }
  })
  const shippingLeft = order.shipping + order.shippingTaxAdded - shippingRefunded
  const spread = spreadRest(lines, parts, rest, shippingLeft)
  return {
    lines: spread.lines,
    shippingAmount: spread.shipping,
    reason: reasonOf(refund),
    restock: false,
  }
}

/**
 * What is not of a line goes to units that were taken out without money first, then to shipping, then to
 * lines that still have something to give back.
 */
function spreadRest(
  lines: LoadedOrder['lines'],
  parts: RefundInput['lines'],
  rest: number,
  shippingLeft: number,
) {
  let left = rest
  const all = parts.map((part) => ({ ...part, ofCancelled: 0 }))
  const give = (line: OrderLine, most: number) => {
    const found = all.find((each) => each.orderLineId === line.id)
    const part = found ?? { orderLineId: line.id, quantity: 0, amount: 0, ofCancelled: 0 }
    const amount = Math.max(0, Math.min(left, most - line.refunded - part.amount))
    left -= amount
    part.amount += amount
    if (!found && amount > 0) all.push(part)
    return { part, amount }
  }
  for (const line of lines) {
    const taken = give(line, cumulative(line.lineTotal, line.qtyCancelled, line.qtyOrdered))
    taken.part.ofCancelled = taken.amount
  }
  const shipping = Math.min(left, shippingLeft)
  left -= shipping
  for (const line of lines) give(line, line.lineTotal)
  return { lines: all, shipping }
}
