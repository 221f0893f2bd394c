import type { Ctx, TxCtx } from '../../context.ts'
import { orderLines } from '../../db/schema/order.ts'
import { eq } from '../../db/sql.ts'
import type { ActionOf } from '../auditActions.ts'
import { cumulative } from '../ledger/amounts.ts'
import { getShopSettings } from '../platform/shopSettings.ts'
import { insertRefund, refuseWhilePaying } from './card.ts'
import { sharedAgain } from './discounts.ts'
import type { LockedOrder } from './entity.ts'
import { addedOf, type HeldOrder, type Order, type OrderLine, unitsLeft } from './load.ts'
import { withoutRefundDue } from './refundDue.ts'
import { type Standing, writeDue } from './settleReceived.ts'
import { taxesInside } from './taxesInside.ts'

/**
 * What an order and its lines cost without the units of some lines that have not left; the delivery stays as agreed. A
 * line of which a part has left becomes that part, one of which nothing has left costs nothing: the lines are the order.
 */
export async function priceWithout(ctx: Ctx, { order, lines }: Charged, due: OrderLine[]) {
  const left = lines.map((line) => (due.includes(line) ? withoutLeft(line) : line))
  const less = (of: (line: OrderLine) => number) => sum(lines.map(of)) - sum(left.map(of))
  const goods = sum(due.map((line) => unitsLeft(line) * line.unitPrice))
  const [discount, charged] = [less((line) => line.discount), less((line) => line.lineTotal)]
  const isInside = order.pricesIncludeTax && !order.reverseCharge
  const taxes = isInside
    ? taxesInside(
        await getShopSettings(ctx),
        order,
        left.map(({ lineTotal, taxRateBp }) => ({ price: lineTotal, taxRateBp })),
      )
    : undefined
  return {
    order: {
      subtotal: order.subtotal - goods,
      discount: order.discount - discount,
      tax: taxes ? sum(taxes) : order.tax - less((line) => line.tax),
      shippingTax: taxes?.at(-1) ?? order.shippingTax,
      taxAdded: order.taxAdded - (charged - goods + discount),
      total: order.total - charged,
    },
    lines: left.map((line, i) => ({ ...line, tax: taxes?.[i] ?? line.tax })),
  }
}

type Charged = { order: Order; lines: OrderLine[] }

function withoutLeft(line: OrderLine): OrderLine {
  const kept = line.qtyOrdered - unitsLeft(line)
  const part = (whole: number) => cumulative(whole, kept, line.qtyOrdered)
  const lineTotal = part(line.lineTotal)
  // what a tax takes out of a price is rounded away from zero, and may be a minor unit more
  const discount = Math.max(0, line.unitPrice * kept + part(addedOf(line)) - lineTotal)
  const named = sum(line.discounts.map(({ amount }) => amount))
  return {
    ...line,
    qtyOrdered: kept || line.qtyOrdered,
    discount,
    discounts:
      kept === 0 ? [] : sharedAgain(cumulative(named, discount, line.discount), line.discounts),
    lineTotal,
    tax: part(line.tax),
  }
}

/**
 * Asks for what an unpaid order costs without units of these lines that have not left: whoever pays the rest can never
 * be refunded for them. The caller takes the units out. Answers what is due now.
 */
export async function chargeLess(
  ctx: TxCtx,
  { order, lines }: Pick<HeldOrder, 'order' | 'lines'>,
  due: OrderLine[],
  said: { action: ActionOf<'order'>; reason: string },
): Promise<Standing> {
  await refuseWhilePaying(ctx, order)
  const priced = await priceWithout(ctx, { order, lines }, due)
  const itemCount = order.itemCount - sum(due.map(unitsLeft))
  for (const [i, line] of lines.entries()) {
    const { qtyOrdered, discount, discounts, lineTotal, tax } = priced.lines[i] ?? line
    // tax is rounded once for a rate, so a minor unit of it may move to another line
    if (due.includes(line) || tax !== line.tax)
      await line.save({ qtyOrdered, discount, discounts, lineTotal, tax }, null)
  }
  const values = { ...priced.order, itemCount }
  const totals = { before: { total: order.total }, after: { total: priced.order.total } }
  return writeDue(ctx, { order, lines }, values, { ...said, ...totals }, due)
}

/** Gives back what is left of a cancelled order that was paid: goods and delivery. Nothing of it has left. */
export async function refundRest(
  ctx: TxCtx,
  order: LockedOrder,
  lines: OrderLine[],
  reason: string,
): Promise<void> {
  const amount = order.total - order.refunded
  const open = lines.filter((line) => line.lineTotal > line.refunded)
  const goods = open.reduce((total, line) => total + line.lineTotal - line.refunded, 0)
  const id = await insertRefund(ctx, order, {
    lines: open.map((line) => ({
      order_line_id: line.id,
      quantity: line.qtyOrdered - line.qtyCancelled,
      amount: line.lineTotal - line.refunded,
      shipped_amount: 0,
    })),
    shippingAmount: amount - goods,
    amount,
    reason,
    createdBy: 'id' in ctx.actor ? ctx.actor.id : null,
  })
  for (const line of open)
    await ctx.db
      .update(orderLines)
      .set({ refunded: line.lineTotal })
      .where(eq(orderLines.id, line.id))
  const paymentState = 'refunded' as const
  const flags = await withoutRefundDue(ctx, { ...order, paymentState }, id)
  const values = { refunded: order.total, flags }
  await order.move({ paymentState }, values, {
    action: 'refunded',
    reason,
    before: { refunded: order.refunded },
    after: { refunded: order.total },
  })
}

const sum = (numbers: number[]) => numbers.reduce((total, n) => total + n, 0)
