import type { TxCtx } from '../../context.ts'
import { refunds } from '../../db/schema/order.ts'
import { newId } from '../../ids.ts'
import { DomainError } from '../errors.ts'
import { cancelUnits } from '../order/cancelLines.ts'
import { applyDerived } from '../order/derive.ts'
import { order as entity } from '../order/entity.ts'
import { type HeldOrder, lockOrder, unitsLeft } from '../order/load.ts'
import { apart } from '../savepoint.ts'
import { cancelFromShop } from './cancelFromShop.ts'

/** What an edit in the shop has taken out of an order without paying it back, by order line. */
type Removed = { shopRefundId: string; reason: string; units: Map<string, number> }

/**
 * Units that are not to be sent any more: cancelled, once, while nobody packs them; else the order is flagged. The
 * order keeps its total, as it does in the shop.
 */
export async function takeOut(
  ctx: TxCtx,
  { order, lines }: HeldOrder,
  { shopRefundId, reason, units }: Removed,
): Promise<void> {
  if (order.orderState !== 'open' || units.size === 0) return
  await ctx.db.insert(refunds).values({
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
  const isAll = lines.every(
    (line) => line.qtyOrdered - line.qtyCancelled <= (units.get(line.id) ?? 0),
  )
  if (isAll) return cancelFromShop(ctx, order.id, reason)
  const done: boolean[] = []
  for (const [lineId, quantity] of units)
    done.push(await cancelLeft(ctx, order.id, { lineId, quantity, reason }))
  await applyDerived(ctx, order.id)
  const { flags, save } = await entity.lock(ctx, order.id)
  const late = done.every(Boolean) ? [] : ['cancelled_in_shop']
  await save({ flags: [...new Set([...flags, ...late])] }, { action: 'lines_cancelled', reason })
}

/** Whether all of these units could be cancelled. */
async function cancelLeft(
  ctx: TxCtx,
  orderId: string,
  { lineId, quantity, reason: why }: { lineId: string; quantity: number; reason: string },
): Promise<boolean> {
  const loaded = await lockOrder(ctx, orderId)
  const line = loaded.lines.find((each) => each.id === lineId)
  if (!line) return false
  const count = Math.min(quantity, unitsLeft(line))
  try {
    await apart(ctx, () => cancelUnits(ctx, loaded, line, count, { why }))
  } catch (error) {
    if (error instanceof DomainError && error.code === 'ALREADY_PICKED') return false
    throw error
  }
  return count === quantity
}
