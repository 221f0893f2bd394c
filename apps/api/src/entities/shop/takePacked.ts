import type { TxCtx } from '../../context.ts'
import { refunds } from '../../db/schema/order.ts'
import { eq } from '../../db/sql.ts'
import { cumulative } from '../ledger/amounts.ts'
import { reverseCommission } from '../ledger/reverseCommission.ts'
import { cancelUnits } from '../order/cancelLines.ts'
import { applyDerived } from '../order/derive.ts'
import { order as entity } from '../order/entity.ts'
import { type HeldOrder, isInHouse, lockOrder, unitsLeft } from '../order/load.ts'
import { cancelParcel, unitsFree } from '../order/parcels.ts'
import { countRefund } from '../order/refund.ts'
import { shopCancelFlag as flag } from '../order/resolve.ts'

type Refund = typeof refunds.$inferSelect
type Part = Refund['lines'][number]

/**
 * Units that were being packed when the shop refunded them: they are taken out once their parcel is given up, at once
 * where nothing else of the order is left to send. What is sent nevertheless counts as refunded after it was sent. False
 * while some are still packed; the order is flagged as long, and stays so where some have been sent.
 */
export async function takePacked(ctx: TxCtx, orderId: string, refundId: string): Promise<boolean> {
  const [refund] = await ctx.db.select().from(refunds).where(eq(refunds.id, refundId))
  if (!refund?.lines.some(isPacked)) return true
  await giveUpRest(ctx, await lockOrder(ctx, orderId), refund)
  const loaded = await lockOrder(ctx, orderId)
  const lines: Part[] = []
  const sent: string[] = []
  for (const part of refund.lines) {
    const done = isPacked(part) ? await takePart(ctx, loaded, part, refund) : part
    if (done.shipped_amount !== part.shipped_amount) sent.push(part.order_line_id)
    lines.push(done)
  }
  // asked every minute, and nothing is written as long as nothing has happened
  if (lines.some(({ packed }, i) => packed !== refund.lines[i]?.packed)) {
    await ctx.db.update(refunds).set({ lines }).where(eq(refunds.id, refundId))
    const cause = { refundId, reason: refund.reason }
    for (const lineId of sent) await reverseCommission(ctx, lineId, cause)
    await applyDerived(ctx, orderId)
  }
  const isOver = !lines.some(isPacked)
  await flagOrder(ctx, orderId, !isOver || sent.length > 0)
  return isOver
}

async function flagOrder(ctx: TxCtx, orderId: string, isFlagged: boolean): Promise<void> {
  const { flags: before, save } = await entity.lock(ctx, orderId)
  const others = before.filter((each) => each !== flag)
  const flags = isFlagged ? [...others, flag] : others
  if (flags.length !== before.length) await save({ flags }, null)
}

const isPacked = ({ packed = 0 }: Part): boolean => packed > 0

/** Nobody packs what nobody gets. */
async function giveUpRest(
  ctx: TxCtx,
  { lines, parcels }: HeldOrder,
  { lines: parts, reason }: Refund,
): Promise<void> {
  const packedOf = (id: string) => parts.find((part) => part.order_line_id === id)?.packed ?? 0
  if (lines.some((line) => unitsLeft(line) > packedOf(line.id))) return
  for (const parcel of parcels.filter((each) => isInHouse(each) && !each.reshipmentOf))
    await cancelParcel(ctx, parcel, reason)
}

async function takePart(
  ctx: TxCtx,
  loaded: HeldOrder,
  part: Part,
  { reason }: Refund,
): Promise<Part> {
  const line = loaded.lines.find(({ id }) => id === part.order_line_id)
  if (!line) throw new Error('a refund is of lines of its order')
  const { packed = 0, packed_amount: amount = 0, shipped_amount: shipped = 0, ...kept } = part
  const taken = Math.min(packed, Math.max(0, unitsFree(loaded.parcels, line)))
  await cancelUnits(ctx, loaded, line, taken, { why: reason })
  const left = Math.min(packed - taken, unitsLeft(line) - taken)
  // of a line of which nothing was sent, they were cancelled with the order
  const gone = Math.min(packed - taken - left, line.qtyShipped)
  if (gone > 0) await countRefund(line, 0)
  const share = (units: number) => cumulative(amount, units, packed)
  return {
    ...kept,
    shipped_amount: shipped + share(gone),
    ...(left > 0 && { packed: left, packed_amount: share(left) }),
  }
}
