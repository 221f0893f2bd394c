import type { components } from '@officina/openapi/schema'
import { type AdminCtx, type Ctx, inTransaction, type TxCtx } from '../../context.ts'
import { orderLines, refunds } from '../../db/schema/order.ts'
import { ledgerEntries } from '../../db/schema/settlement.ts'
import { eq, sql } from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import { cumulative, slice } from '../ledger/amounts.ts'
import { reverseCommission } from '../ledger/reverseCommission.ts'
import { recordLost } from '../recipe/ordered.ts'
import { inDryRun } from '../savepoint.ts'
import { returnToShelf } from '../stock/returns.ts'
import { alreadyPicked, cancelUnits } from './cancelLines.ts'
import { wayBack } from './card.ts'
import { invoiceLoweredMail } from './changeMails.ts'
import { commissionAmounts } from './commission.ts'
import { applyDerived } from './derive.ts'
import type { LockedLine, LockedOrder } from './entity.ts'
import { type HeldOrder, lockOrder, type OrderLine, unitsAgain, unitsLeft } from './load.ts'
import { orderRefundedMail } from './mails.ts'
import { takeFromReplacements, unitsFree } from './parcels.ts'
import { isOnInvoice } from './payable.ts'
import { withoutRefundDue } from './refundDue.ts'
import {
  amountOf,
  assertMayRefund,
  type RefundInput,
  refuseInShop,
  refuseRefund,
  stateAfter,
} from './refundRules.ts'
import { shopCancelFlag } from './resolve.ts'
import { mailPatient } from './sendMails.ts'
import { writeDue } from './settleReceived.ts'

/** A refund as the contract writes it. */
export const refundInput = ({
  lines,
  shipping_amount: shippingAmount,
  ...rest
}: components['schemas']['OrderRefundRequest']): RefundInput => ({
  ...rest,
  lines: lines.map(({ order_line_id: orderLineId, ...line }) => ({ orderLineId, ...line })),
  shippingAmount,
})

/**
 * Gives money of a paid order back, by line and shipping, or takes it off an invoice that is not paid yet. Units that have not left, for the first time
 * or again, are cancelled and their stock is free again; the commission of what has left is reversed unless the platform bears the refund. `quantity` 0
 * refunds an amount only. Answers the refund's id.
 */
export function refundOrder(ctx: AdminCtx, orderId: string, input: RefundInput): Promise<string> {
  return inTransaction(ctx, async (tx) => {
    const loaded = await lockOrder(tx, orderId, input.revision)
    refuseInShop(tx, loaded.order)
    const amount = await refuseRefund(tx, loaded, input)
    await assertMayRefund(tx, loaded.order, amount)
    return writeRefund(tx, loaded, input, { createdBy: tx.actor.id, shopRefundId: null })
  })
}

/** Writes a refund that `refuseRefund` has let through: units, stock, commission, states and mail. */
export async function writeRefund(
  tx: TxCtx,
  loaded: HeldOrder,
  input: RefundInput,
  by: { createdBy: string | null; shopRefundId: string | null },
): Promise<string> {
  const { order } = loaded
  const amount = amountOf(input)
  const refunded = order.refunded + amount
  const paymentState = stateAfter(refunded, order.total)
  const id = newId()
  const named = input.lines.filter((part) => part.quantity > 0 || part.amount > 0)
  const isOfShop = by.shopRefundId !== null
  const parts = named.map((part) => split(loaded, part, { ...input, mayWait: isOfShop }))
  await tx.db.insert(refunds).values({
    id,
    doctorId: order.doctorId,
    orderId: order.id,
    lines: parts.map(({ line, quantity, amount, shippedAmount, packed, packedAmount }) => ({
      order_line_id: line.id,
      quantity,
      amount,
      shipped_amount: shippedAmount,
      ...(packed > 0 && { packed, packed_amount: packedAmount }),
    })),
    shippingAmount: input.shippingAmount,
    amount,
    currency: order.currency,
    reason: input.reason,
    bearer: input.bearer ?? 'doctor',
    ...by,
    ...(await moneyOf(tx, order, id, by)),
    createdAt: tx.clock.now(),
  })
  let isSentAgain = false
  for (const part of parts) {
    const { line, cancelled, again } = part
    await cancelUnits(tx, loaded, line, cancelled - part.packed, { why: input.reason })
    const missing = await takeFromReplacements(tx, loaded, line, again, input.reason)
    if (missing > 0 && !isOfShop) throw alreadyPicked()
    if (again > missing && line.recipeLineId) await recordLost(tx, [line.recipeLineId])
    isSentAgain ||= missing > 0
    await takeBack(tx, line, input.restock ? part.quantity - cancelled - again : 0)
    await countRefund(line, part.amount)
    await reverseCommission(tx, line.id, { refundId: id, reason: input.reason })
  }
  const isCredited = isOnInvoice(order)
  const verb = isCredited ? ('credited' as const) : ('refunded' as const)
  const said = {
    action: input.bearer === 'platform' ? (`${verb}_by_platform` as const) : verb,
    reason: input.reason,
    before: { [verb]: order.refunded },
    after: { [verb]: refunded },
  }
  const standing = isCredited ? await writeDue(tx, loaded, { refunded }, said) : undefined
  if (!isCredited) {
    const isWhole = paymentState === 'refunded'
    const left = isWhole ? await withoutRefundDue(tx, { ...order, paymentState }, id) : order.flags
    const flags = isSentAgain ? [...new Set([...left, shopCancelFlag])] : left
    await order.move({ paymentState }, { refunded, flags }, said)
  }
  await applyDerived(tx, order.id)
  await mailPatient(tx, order, `order_refunded:${id}`, (name) => {
    const facts = { ...order, name, amount, reason: input.reason }
    return standing
      ? invoiceLoweredMail(tx.config, { ...facts, standing })
      : orderRefundedMail(tx.config, facts)
  })
  return id
}

/** What the shop has given back is done, and nothing goes back of what has not come. */
const moneyOf = (
  tx: TxCtx,
  order: LockedOrder,
  id: string,
  { shopRefundId }: { shopRefundId: string | null },
) =>
  isOnInvoice(order)
    ? { state: 'credited' as const }
    : shopRefundId
      ? {}
      : wayBack(tx, order.id, id)

type Part = {
  line: LockedLine
  quantity: number
  amount: number
  cancelled: number
  /** Those that have left once, and wait to be sent again for what was lost. */
  again: number
  shippedAmount: number
  /** Of the cancelled ones, those that wait for the end of their parcel, and what of the amount is theirs. */
  packed: number
  packedAmount: number
}

/**
 * Which units of a refund never left, and how much of the amount is for those that did. Nothing keeps a shop from refunding
 * what is being packed here: that waits, or is flagged where it is packed to be sent again, while an administrator is refused.
 */
function split(
  { order, lines, parcels }: HeldOrder,
  part: RefundInput['lines'][number],
  { restock, mayWait }: Pick<RefundInput, 'restock'> & { mayWait: boolean },
): Part {
  const line = lines.find((l) => l.id === part.orderLineId)
  if (!line) throw new Error('checked before')
  const { quantity, amount, ofCancelled = 0 } = part
  const cancelled = isOnInvoice(order) ? 0 : Math.min(quantity, unitsLeft(line))
  const waiting = unitsAgain(parcels, line.id)
  // what is put on the shelf is nothing that waits to be sent again
  const back = restock ? Math.max(0, line.qtyShipped - line.qtyReturned - waiting) : 0
  const again = Math.min(Math.max(0, quantity - cancelled - back), waiting)
  const rest = amount - ofCancelled
  const shippedAmount =
    quantity === 0
      ? line.qtyShipped > 0 || unitsLeft(line) > 0
        ? rest
        : 0
      : rest - cumulative(rest, cancelled, quantity)
  const packed = mayWait ? Math.max(0, cancelled - unitsFree(parcels, line)) : 0
  const packedAmount = slice(rest, cancelled - packed, packed, quantity)
  return { line, quantity, amount, cancelled, again, shippedAmount, packed, packedAmount }
}

async function takeBack(ctx: TxCtx, line: OrderLine, count: number): Promise<void> {
  if (count === 0) return
  const { id: orderLineId, variantId, orderId } = line
  await returnToShelf(ctx, [{ orderLineId, variantId, quantity: count }], { orderId })
  await ctx.db
    .update(orderLines)
    .set({ qtyReturned: sql`${orderLines.qtyReturned} + ${count}` })
    .where(eq(orderLines.id, line.id))
}

/** A line whose goods have left is refunded once all of it was given back. */
export async function countRefund(line: LockedLine, amount: number): Promise<void> {
  const isWhole = line.refunded + amount >= line.lineTotal && line.lineTotal > 0
  const hasLeft = ['shipped', 'delivered', 'returned'].includes(line.lineStatus)
  const values = { refunded: sql`${orderLines.refunded} + ${amount}` }
  if (isWhole && hasLeft) await line.move({ lineStatus: 'refunded' }, values)
  else await line.save(values, null)
}

type Preview = components['schemas']['OrderRefundPreview']
type Entry = typeof ledgerEntries.$inferSelect

/**
 * What a refund would do to the doctor's commission, line by line: to what is written, and to what units that have not left
 * will add. It is the refund itself inside a savepoint that is taken back, so what it shows is what refunding will do, with
 * the same refusals.
 */
export function previewRefund(
  ctx: AdminCtx,
  orderId: string,
  input: RefundInput,
): Promise<Preview> {
  return inTransaction(ctx, async (tx) => {
    const loaded = await lockOrder(tx, orderId, input.revision)
    refuseInShop(tx, loaded.order)
    const amount = await refuseRefund(tx, loaded, input)
    const parts = input.lines.map((part) => split(loaded, part, { ...input, mayWait: false }))
    const before = await earnedOf(tx, loaded.order)
    const by = { createdBy: tx.actor.id, shopRefundId: null }
    const after = await inDryRun(tx, async () => {
      await writeRefund(tx, loaded, input, by)
      return earnedOf(tx, loaded.order)
    })
    const known = new Set(before.entries.map((entry) => entry.id))
    const added = after.entries.filter((entry) => !known.has(entry.id) && !entry.shipmentId)
    const lines = parts.map(({ line, cancelled, again }) => {
      const commission = before.of(line.id)
      return {
        order_line_id: line.id,
        cancelled: cancelled + again,
        commission,
        reversal: after.of(line.id) - commission,
        // one that has no parcel of its own reverses what is on a closed statement
        on_next_statement: sum(added.filter((entry) => entry.orderLineId === line.id)),
      }
    })
    const reversal = lines.reduce((total, line) => total + line.reversal, 0)
    return { amount, reversal, lines }
  })
}

/** The ledger of an order, and what each of its lines has earned and will earn. */
async function earnedOf(ctx: Ctx, order: LockedOrder) {
  const entries = await ctx.db
    .select()
    .from(ledgerEntries)
    .where(eq(ledgerEntries.orderId, order.id))
  const lines = await ctx.db.select().from(orderLines).where(eq(orderLines.orderId, order.id))
  const given = await ctx.db.select().from(refunds).where(eq(refunds.orderId, order.id))
  const earned = lines.map((line) => {
    const { written, expected } = commissionAmounts(line, { order, entries, refunds: given })
    return [line.id, written + expected] as const
  })
  const amounts = new Map<string, number>(earned)
  return { entries, of: (lineId: string) => amounts.get(lineId) ?? 0 }
}

const sum = (entries: Entry[]) => entries.reduce((total, entry) => total + entry.amount, 0)
