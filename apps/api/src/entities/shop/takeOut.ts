import type { TxCtx } from '../../context.ts'
import { refunds } from '../../db/schema/order.ts'
import { newId } from '../../ids.ts'
import { DomainError } from '../errors.ts'
import { cancelUnits } from '../order/cancelLines.ts'
import { applyDerived } from '../order/derive.ts'
import { order as entity } from '../order/entity.ts'
import { type HeldOrder, lockOrder, type Order, unitsLeft } from '../order/load.ts'
import { shopCancelFlag as flag } from '../order/resolve.ts'
import { apart } from '../savepoint.ts'
import { cancelFromShop } from './cancelFromShop.ts'

/** What an edit in the shop has taken out of an order without paying it back, by order line. */
type Removed = { shopRefundId: string; reason: string; units: Map<string, number> }

/**
 * Units that are not to be sent any more: cancelled, once. False while somebody packs them: the order is flagged, and
 * they wait until their parcel is sent, which leaves the flag, or given up. The order keeps its total, as it does in
 * the shop.
 */
export async function takeOut(
  ctx: TxCtx,
  { order, lines }: HeldOrder,
  removed: Removed,
): Promise<boolean> {
  const { reason, units } = removed
  if (order.orderState !== 'open' || units.size === 0) return true
  const isAll = lines.every(
    (line) => line.qtyOrdered - line.qtyCancelled <= (units.get(line.id) ?? 0),
  )
  if (isAll) {
    await note(ctx, order, removed)
    await cancelFromShop(ctx, order.id, reason)
    return true
  }
  const isDone = await apart(ctx, () => cancelLeft(ctx, order.id, removed)).catch((error) => {
    if (error instanceof DomainError && error.code === 'ALREADY_PICKED') return undefined
    throw error
  })
  const { flags, save } = await entity.lock(ctx, order.id)
  const others = flags.filter((each) => each !== flag)
  if (isDone === undefined) {
    if (others.length === flags.length) await save({ flags: [...flags, flag] }, null)
    return false
  }
  await note(ctx, order, removed)
  const late = isDone ? [] : [flag]
  await save({ flags: [...others, ...late] }, { action: 'lines_cancelled', reason })
  return true
}

const note = (ctx: TxCtx, order: Order, { shopRefundId, reason, units }: Removed) =>
  ctx.db.insert(refunds).values({
    id: newId(),
    doctorId: order.doctorId,
    orderId: order.id,
    lines: [...units].map(([order_line_id, quantity]) => ({ order_line_id, quantity, amount: 0 })),
    amount: 0,
    currency: order.currency,
    reason,
    shopRefundId,
    createdAt: ctx.clock.now(),
  })

/** Whether all of these units could be cancelled: none has left. */
async function cancelLeft(
  ctx: TxCtx,
  orderId: string,
  { units, reason: why }: Removed,
): Promise<boolean> {
  const loaded = await lockOrder(ctx, orderId)
  let isAll = true
  for (const line of loaded.lines) {
    const quantity = units.get(line.id) ?? 0
    const count = Math.min(quantity, unitsLeft(line))
    await cancelUnits(ctx, loaded, line, count, { why })
    isAll &&= count === quantity
  }
  await applyDerived(ctx, orderId)
  return isAll
}
