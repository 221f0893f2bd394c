import type { TxCtx } from '../../context.ts'
import { orders, refunds } from '../../db/schema/order.ts'
import { eq } from '../../db/sql.ts'
import { DomainError } from '../errors.ts'
import { type LoadedOrder, lockOrder } from '../order/load.ts'
import { writeRefund } from '../order/refund.ts'
import { type RefundInput, refuseRefund } from '../order/refundRules.ts'
import { settleReturns } from '../return/settle.ts'
import { apart } from '../savepoint.ts'
import { minor, type RefundPayload, refundPayload } from './wire.ts'

/** A refund that was made in the shop, once. False while its order is not known or not paid. */
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
  if (known) return true
  const input = inputOf(loaded, refund)
  // nothing was paid back: only lines were taken out
  if (!input) return true
  if (!['paid', 'partially_refunded'].includes(loaded.order.paymentState)) return false
  await refuseRefund(ctx, loaded, input)
  const by = { createdBy: null, shopRefundId: refund.id }
  const id = await apart(ctx, () => writeRefund(ctx, loaded, input, by)).catch(async (error) => {
    if (!(error instanceof DomainError) || error.code !== 'ALREADY_PICKED') throw error
    // the goods are being packed: the money is refunded anyway
    const lines = input.lines.map((line) => ({ ...line, quantity: 0 }))
    return writeRefund(ctx, await lockOrder(ctx, orderId), { ...input, lines }, by)
  })
  await settleReturns(ctx, orderId, { id, units: unitsOf(loaded, refund) })
  return true
}

/** Units that were paid back, by order line. */
function unitsOf({ lines }: LoadedOrder, { refund_line_items: items }: RefundPayload) {
  const idOf = (shopLineId: string) => lines.find((line) => line.shopLineId === shopLineId)?.id
  return new Map(
    items.flatMap((item): [string, number][] => {
      const id = idOf(item.line_item_id)
      return id ? [[id, item.quantity]] : []
    }),
  )
}

/** The refund as Officina writes it: what was paid back, by line, the rest as shipping. */
function inputOf({ order, lines }: LoadedOrder, refund: RefundPayload): RefundInput | undefined {
  const { currency } = order
  const paid = refund.transactions
    .filter(({ kind, status }) => kind === 'refund' && status === 'success')
    .reduce((sum, { amount }) => sum + minor(amount, currency), 0)
  let rest = Math.min(paid, order.total - order.refunded)
  if (rest === 0) return undefined
  const parts = refund.refund_line_items.flatMap((item) => {
    const line = lines.find((each) => each.shopLineId === item.line_item_id)
    if (!line) return []
    const price = minor(item.subtotal, currency) + minor(item.total_tax ?? '0', currency)
    const amount = Math.min(price, rest, line.lineTotal - line.refunded)
    rest -= amount
    const left = line.qtyOrdered - line.qtyCancelled - line.qtyReturned
    return [{ orderLineId: line.id, quantity: Math.min(item.quantity, left), amount }]
  })
  const spread = spreadRest(lines, parts, rest, order.shipping + order.shippingTaxAdded)
  return {
    lines: spread.lines,
    shippingAmount: spread.shipping,
    reason: refund.note?.trim() || 'Shopify',
    restock: false,
  }
}

/** What is not of a line goes to shipping first, then to lines that still have something to give back. */
function spreadRest(
  lines: LoadedOrder['lines'],
  parts: RefundInput['lines'],
  rest: number,
  shippingLeft: number,
) {
  const shipping = Math.min(rest, shippingLeft)
  let left = rest - shipping
  const all = [...parts]
  for (const line of lines) {
    if (left === 0) break
    const part = all.find((each) => each.orderLineId === line.id)
    const amount = Math.min(left, line.lineTotal - line.refunded - (part?.amount ?? 0))
    if (amount <= 0) continue
    left -= amount
    if (part) all[all.indexOf(part)] = { ...part, amount: part.amount + amount }
    else all.push({ orderLineId: line.id, quantity: 0, amount })
  }
  return { lines: all, shipping }
}
