import { type AdminCtx, inTransaction } from '../../context.ts'
import { orderLines } from '../../db/schema/order.ts'
import { eq, sql } from '../../db/sql.ts'
import { applyDerived } from '../order/derive.ts'
import { refundOrder } from '../order/refund.ts'
import type { RefundInput } from '../order/refundRules.ts'
import { partsOf, type ReturnView, readView } from '../order/returns.ts'
import { mailPatient } from '../order/sendMails.ts'
import { returnAddressOf } from '../platform/company.ts'
import { getShopSettings } from '../platform/shopSettings.ts'
import { returnToShelf } from '../stock/returns.ts'
import { flagReturns, lockReturn, markLines } from './load.ts'
import { returnDecidedMail } from './mails.ts'

type Decision = { to: 'approved' | 'declined'; reason: string; revision: number }

/** Approves or declines a return; the patient gets the reason, or where to send the goods, by mail. */
export function decideReturn(
  ctx: AdminCtx,
  id: string,
  { to, reason, revision }: Decision,
): Promise<ReturnView> {
  return inTransaction(ctx, async (tx) => {
    const loaded = await lockReturn(tx, id, revision)
    const { back, order } = loaded
    const now = tx.clock.now()
    const closed = to === 'declined' ? { closedAt: now } : {}
    const values = { decisionReason: reason, decidedAt: now, ...closed }
    const moved = await back.move(to, values, { action: `return_${to}`, reason })
    if (to === 'declined') await markLines(tx, back, 'as before')
    await flagReturns(tx, loaded, 'return_answered')
    const sendTo = returnAddressOf(await getShopSettings(tx))
    await mailPatient(tx, order, `return_${to}:${id}`, (name) =>
      returnDecidedMail(tx.config, { ...order, name, outcome: to, reason, sendTo }),
    )
    return readView(tx, moved)
  })
}

/** The goods are here again; what becomes of them is decided next. */
export function receiveReturn(ctx: AdminCtx, id: string, revision: number): Promise<ReturnView> {
  return inTransaction(ctx, async (tx) => {
    const { back, order } = await lockReturn(tx, id, revision)
    const receivedAt = tx.clock.now()
    const moved = await back.move('received', { receivedAt }, { action: 'return_received' })
    for (const line of back.lines)
      await tx.db
        .update(orderLines)
        .set({ qtyReturned: sql`${orderLines.qtyReturned} + ${line.quantity}` })
        .where(eq(orderLines.id, line.order_line_id))
    await markLines(tx, back, 'returned')
    await flagReturns(tx, { order }, 'return_waits_for_refund')
    await applyDerived(tx, order.id)
    return readView(tx, moved)
  })
}

/** The goods are not as agreed (opened, damaged by use): they go back, nothing is refunded. */
export function rejectReturn(
  ctx: AdminCtx,
  id: string,
  { reason, revision }: { reason: string; revision: number },
): Promise<ReturnView> {
  return inTransaction(ctx, async (tx) => {
    const { back, order } = await lockReturn(tx, id, revision)
    const values = { decisionReason: reason, closedAt: tx.clock.now() }
    const moved = await back.move('rejected', values, { action: 'return_rejected', reason })
    for (const line of back.lines)
      await tx.db
        .update(orderLines)
        .set({ qtyReturned: sql`${orderLines.qtyReturned} - ${line.quantity}` })
        .where(eq(orderLines.id, line.order_line_id))
    await markLines(tx, back, 'as before')
    await flagReturns(tx, { order }, 'return_answered')
    await applyDerived(tx, order.id)
    await mailPatient(tx, order, `return_rejected:${id}`, (name) =>
      returnDecidedMail(tx.config, { ...order, name, outcome: 'rejected', reason }),
    )
    return readView(tx, moved)
  })
}

type Given = Pick<RefundInput, 'restock' | 'reason' | 'bearer'> & {
  revision: number
  shippingAmount?: number
}

/**
 * Gives the returned units' share of their lines back, and part of the delivery when it was our fault; the
 * goods go to the shelf when they are fit for it. What was refunded before is not refunded again.
 */
export function refundReturn(
  ctx: AdminCtx,
  id: string,
  { restock, reason, bearer = 'doctor', revision, shippingAmount = 0 }: Given,
): Promise<ReturnView> {
  return inTransaction(ctx, async (tx) => {
    const { back, lines, order } = await lockReturn(tx, id, revision)
    const closedAt = tx.clock.now()
    const said = { action: 'return_refunded' as const, reason }
    let moved = await back.move('refunded', { closedAt }, said)
    await flagReturns(tx, { order }, 'return_answered')
    const parts = partsOf(back, lines)
    const due = parts.reduce((total, part) => total + part.amount, shippingAmount)
    if (due > 0) {
      const refundId = await refundOrder(tx, order.id, {
        lines: parts.map(({ orderLineId, amount }) => ({ orderLineId, quantity: 0, amount })),
        shippingAmount,
        reason,
        restock: false,
        bearer,
      })
      moved = await moved.save({ refundId }, null)
    }
    if (restock)
      await returnToShelf(
        tx,
        parts.map(({ orderLineId, variantId, units }) => ({
          orderLineId,
          variantId,
          quantity: units,
        })),
        { orderId: order.id },
      )
    return readView(tx, moved)
  })
}
