import { eq, sql } from 'drizzle-orm'
import { type AdminCtx, type Ctx, inTransaction } from '../../context.ts'
import { orderLines, payments, refunds, shipmentLines } from '../../db/schema/order.ts'
import { newId } from '../../ids.ts'
import { orderRefundedMail } from '../../mail/templates/orderRefunded.ts'
import { conflict, forbidden, invalid, invalidFields, type Texts } from '../errors.ts'
import { cumulative } from '../ledger/amounts.ts'
import { reverseCommission } from '../ledger/reverseCommission.ts'
import { assertTransition } from '../machine.ts'
import { getShopSettings } from '../platform/shopSettings.ts'
import { cancelParcel } from '../shipment/cancelParcel.ts'
import { applyDerived } from './derive.ts'
import { type LoadedOrder, lockOrder, type OrderLine, unitsInHouse, unitsLeft } from './load.ts'
import { paymentMachine } from './machine.ts'
import { mailPatient } from './mailPatient.ts'
import { writeOrder } from './writeOrder.ts'

export type RefundInput = {
  lines: { orderLineId: string; quantity: number; amount: number }[]
  shippingAmount: number
  reason: string
  /** Returned units go back on the shelf. */
  restock: boolean
  revision?: number | undefined
}

/**
 * Gives money of a paid order back, by line and shipping. Units that have not left are cancelled and their
 * stock is free again; the commission of what has left is reversed. `quantity` 0 refunds an amount only.
 * Answers the refund's id.
 */
export function refundOrder(ctx: AdminCtx, orderId: string, input: RefundInput): Promise<string> {
  return inTransaction(ctx, async (tx) => {
    const loaded = await lockOrder(tx, orderId, input.revision)
    refuseInShop(tx, loaded.order)
    const amount = await refuseRefund(tx, loaded, input)
    await assertMayRefund(tx, orderId, amount)
    return writeRefund(tx, loaded, input, { createdBy: tx.actor.id, shopRefundId: null })
  })
}

/** What the shop has taken, the shop gives back, and tells; nothing is refunded in two places. */
export function refuseInShop(ctx: Ctx, order: LoadedOrder['order']): void {
  if (ctx.storefront.kind === 'embedded' || order.paymentMethod !== 'shopify') return
  throw conflict('PAID_IN_SHOP', {
    en: 'This order was paid in Shopify. Cancel or refund it there; it follows here by itself.',
    ja: 'このご注文はShopifyで決済されています。取消・返金はShopifyで行ってください。こちらには自動で反映されます。',
  })
}

/** Refuses what cannot be refunded; answers the whole amount. The caller has locked the order. */
export async function refuseRefund(
  tx: Ctx,
  loaded: LoadedOrder,
  input: RefundInput,
): Promise<number> {
  const { order } = loaded
  const amount = amountOf(input)
  assertTransition(
    paymentMachine,
    order.paymentState,
    stateAfter(order.refunded + amount, order.total),
    tx.actor.role,
  )
  refuseImpossible(loaded, input, amount, await shippingRefunded(tx, order.id))
  return amount
}

/** Writes a refund that `refuseRefund` has let through: units, stock, commission, states and mail. */
export async function writeRefund(
  tx: Ctx,
  loaded: LoadedOrder,
  input: RefundInput,
  by: { createdBy: string | null; shopRefundId: string | null },
): Promise<string> {
  const { order } = loaded
  const amount = amountOf(input)
  const refunded = order.refunded + amount
  const paymentState = stateAfter(refunded, order.total)
  const id = newId()
  const named = input.lines.filter((part) => part.quantity > 0 || part.amount > 0)
  const parts = named.map((part) => split(loaded, part))
  await tx.db.insert(refunds).values({
    id,
    orderId: order.id,
    lines: parts.map(({ line, quantity, amount, shippedAmount }) => ({
      order_line_id: line.id,
      quantity,
      amount,
      shipped_amount: shippedAmount,
    })),
    shippingAmount: input.shippingAmount,
    amount,
    currency: order.currency,
    reason: input.reason,
    ...by,
    createdAt: tx.clock.now(),
  })
  for (const part of parts) {
    await cancelUnits(tx, loaded, part.line, part.cancelled)
    await takeBack(tx, part.line, input.restock ? part.quantity - part.cancelled : 0)
    await countRefund(tx, part.line, part.amount)
    await reverseCommission(tx, part.line.id, { refundId: id, reason: input.reason })
  }
  const flags = order.flags.filter((flag) => flag !== 'refund_due' || paymentState !== 'refunded')
  await writeOrder(
    tx,
    order,
    { refunded, paymentState, flags },
    { action: 'refunded', reason: input.reason },
  )
  await applyDerived(tx, order.id)
  await mailPatient(
    tx,
    order,
    (name) =>
      orderRefundedMail({
        ...order,
        name,
        amount,
        reason: input.reason,
        publicUrl: tx.config.publicUrl,
      }),
    `order_refunded:${id}`,
  )
  return id
}

const amountOf = (input: RefundInput) =>
  sum(input.lines.map((line) => line.amount)) + input.shippingAmount

const stateAfter = (refunded: number, total: number) =>
  refunded >= total ? ('refunded' as const) : ('partially_refunded' as const)

type Part = {
  line: OrderLine
  quantity: number
  amount: number
  cancelled: number
  shippedAmount: number
}

/** Which units of a refund never left, and how much of the amount is for those that did. */
function split({ lines }: LoadedOrder, part: RefundInput['lines'][number]): Part {
  const line = lines.find((l) => l.id === part.orderLineId)
  if (!line) throw new Error('checked before')
  const { quantity, amount } = part
  const cancelled = Math.min(quantity, unitsLeft(line))
  const shippedAmount =
    quantity === 0
      ? line.qtyShipped > 0 || unitsLeft(line) > 0
        ? amount
        : 0
      : amount - cumulative(amount, cancelled, quantity)
  return { line, quantity, amount, cancelled, shippedAmount }
}

async function cancelUnits(
  ctx: Ctx,
  { parcels }: LoadedOrder,
  line: OrderLine,
  count: number,
): Promise<void> {
  if (count === 0) return
  let inParcels = count - (unitsLeft(line) - unitsInHouse(parcels, line.id))
  for (const parcel of parcels.filter((p) => p.status === 'to_pick' && !p.reshipmentOf)) {
    const row = parcel.lines.find((l) => l.orderLineId === line.id)
    if (!row || inParcels <= 0) continue
    const taken = Math.min(inParcels, row.quantity)
    inParcels -= taken
    row.quantity -= taken
    if (row.quantity > 0)
      await ctx.db
        .update(shipmentLines)
        .set({ quantity: row.quantity })
        .where(eq(shipmentLines.id, row.id))
    else {
      parcel.lines = parcel.lines.filter((l) => l !== row)
      await ctx.db.delete(shipmentLines).where(eq(shipmentLines.id, row.id))
    }
    if (parcel.lines.length === 0) await cancelParcel(ctx, parcel, 'refunded')
  }
  if (inParcels > 0) throw alreadyPicked()
  if (['reserved', 'picking', 'packed'].includes(line.lineStatus))
    await ctx.storefront.release(ctx, [{ variantId: line.variantId, quantity: count }])
  await ctx.db
    .update(orderLines)
    .set({ qtyCancelled: sql`${orderLines.qtyCancelled} + ${count}` })
    .where(eq(orderLines.id, line.id))
}

async function takeBack(ctx: Ctx, line: OrderLine, count: number): Promise<void> {
  if (count === 0) return
  await ctx.storefront.restock(ctx, [{ variantId: line.variantId, quantity: count }])
  await ctx.db
    .update(orderLines)
    .set({ qtyReturned: sql`${orderLines.qtyReturned} + ${count}` })
    .where(eq(orderLines.id, line.id))
}

async function countRefund(ctx: Ctx, line: OrderLine, amount: number): Promise<void> {
  const isWhole = line.refunded + amount >= line.lineTotal && line.lineTotal > 0
  const hasLeft = ['shipped', 'delivered', 'returned'].includes(line.lineStatus)
  await ctx.db
    .update(orderLines)
    .set({
      refunded: sql`${orderLines.refunded} + ${amount}`,
      ...(isWhole && hasLeft ? { lineStatus: 'refunded' as const } : {}),
    })
    .where(eq(orderLines.id, line.id))
}

async function shippingRefunded(ctx: Ctx, orderId: string): Promise<number> {
  const rows = await ctx.db.select().from(refunds).where(eq(refunds.orderId, orderId))
  return sum(rows.map((row) => row.shippingAmount))
}

function refuseImpossible(
  { order, lines }: LoadedOrder,
  input: RefundInput,
  amount: number,
  shippingRefunded: number,
): void {
  const problems: Record<string, Texts> = {}
  input.lines.forEach((part, i) => {
    const line = lines.find((l) => l.id === part.orderLineId)
    const isTwice = input.lines.findIndex((l) => l.orderLineId === part.orderLineId) !== i
    if (!line || isTwice) {
      problems[`lines.${i}.order_line_id`] = {
        en: 'This order has no such line.',
        ja: 'この明細はご注文にありません。',
      }
      return
    }
    if (part.amount > line.lineTotal - line.refunded) problems[`lines.${i}.amount`] = tooMuch
    if (part.quantity > line.qtyOrdered - line.qtyCancelled - line.qtyReturned)
      problems[`lines.${i}.quantity`] = tooMany
  })
  if (input.shippingAmount > order.shipping - shippingRefunded) problems.shipping_amount = tooMuch
  if (amount > order.total - order.refunded) problems.lines ??= tooMuch
  if (Object.keys(problems).length > 0) throw invalidFields(problems, 'REFUND_TOO_LARGE')
  if (amount === 0)
    throw invalid('lines', 'NOTHING_TO_REFUND', {
      en: 'Enter an amount.',
      ja: '返金額を入力してください。',
    })
}

/** Above the limit, whoever recorded the payment does not also give it back. */
export async function assertMayRefund(
  ctx: AdminCtx,
  orderId: string,
  amount: number,
): Promise<void> {
  const limit = (await getShopSettings(ctx))['refund.second_admin_above']
  if (limit === null || amount <= limit) return
  const rows = await ctx.db.select().from(payments).where(eq(payments.orderId, orderId))
  if (rows.some((row) => row.recordedBy === ctx.actor.id))
    throw forbidden('FOUR_EYES', {
      en: 'You recorded this payment. A second person has to refund this amount.',
      ja: '入金を記録した方とは別の担当者が返金してください。',
    })
}

const alreadyPicked = () =>
  conflict('ALREADY_PICKED', {
    en: 'These units are being packed. Cancel the parcel first.',
    ja: 'すでに梱包が始まっています。先に出荷を取り消してください。',
  })
const tooMuch = { en: 'This is more than can be refunded.', ja: '返金できる金額を超えています。' }
const tooMany = { en: 'There are fewer units left.', ja: '残りの数量を超えています。' }
const sum = (numbers: number[]) => numbers.reduce((total, n) => total + n, 0)
