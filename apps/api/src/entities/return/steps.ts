import { type AdminCtx, inTransaction, type TxCtx } from '../../context.ts'
import { orderLines } from '../../db/schema/order.ts'
import { eq, sql } from '../../db/sql.ts'
import type { Reasoned, Seen } from '../entity.ts'
import { assertTransition } from '../machine.ts'
import { applyDerived } from '../order/derive.ts'
import { refundOrder } from '../order/refund.ts'
import { makeRequested, requestRefund, waits } from '../order/refundRequest.ts'
import {
  amountOf,
  needsTwo,
  type RefundInput,
  refuseInShop,
  refuseRefund,
} from '../order/refundRules.ts'
import { partsOf, type ReturnView, readView, returnsOf } from '../order/returns.ts'
import { mailPatient } from '../order/sendMails.ts'
import { returnAddressOf } from '../platform/company.ts'
import { getShopSettings } from '../platform/shopSettings.ts'
import { returnToShelf } from '../stock/returns.ts'
import { returnMachine } from './entity.ts'
import { flagReturns, lockReturn, markLines } from './load.ts'
import { returnDecidedMail } from './mails.ts'

type Decision = { to: 'approved' | 'declined'; reason: string; revision: number }

/**
 * Approves or declines a return; the patient gets the reason, or where to send the goods, by mail. One that was
 * approved is declined when the goods never come.
 */
export function decideReturn(
  ctx: AdminCtx,
  id: string,
  { to, reason, revision }: Decision,
): Promise<ReturnView> {
  return inTransaction(ctx, async (tx) => {
    const loaded = await lockReturn(tx, id, revision)
    const { back, order } = loaded
    const outcome = back.status === 'approved' ? 'closed' : to
    const now = tx.clock.now()
    const closed = to === 'declined' ? { closedAt: now } : {}
    const values = { decisionReason: reason, decidedAt: now, ...closed }
    const moved = await back.move(to, values, { action: `return_${to}`, reason })
    if (to === 'declined') await markLines(tx, back, 'as before')
    await flagReturns(tx, loaded, 'return_answered')
    const sendTo = returnAddressOf(await getShopSettings(tx))
    await mailPatient(tx, order, `return_${to}:${id}`, (name) =>
      returnDecidedMail(tx.config, { ...order, name, outcome, reason, sendTo }),
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
  { reason, revision }: Reasoned,
): Promise<ReturnView> {
  return inTransaction(ctx, async (tx) => {
    const { back, order } = await lockReturn(tx, id, revision)
    if (order.refundRequest?.ofReturn?.id === id) throw waits()
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
 * goods go to the shelf when they are fit for it. What was refunded before is not refunded again. Above the limit it
 * is requested, and the return waits until another administrator has confirmed it.
 */
export function refundReturn(
  ctx: AdminCtx,
  id: string,
  { restock, reason, bearer = 'doctor', revision, shippingAmount = 0 }: Given,
): Promise<ReturnView> {
  return inTransaction(ctx, async (tx) => {
    const held = await lockReturn(tx, id, revision)
    const { back, order } = held
    assertTransition(returnMachine, back.status, 'refunded', tx.actor.role)
    if (order.refundRequest) throw waits()
    const all = await returnsOf(tx, order.id)
    const lines = partsOf(back, held.lines, all).map(({ orderLineId, amount }) => ({
      orderLineId,
      quantity: 0,
      amount,
    }))
    const input = { lines, shippingAmount, reason, restock: false, bearer }
    // what the bank has given back is given back
    const due = order.chargebackLostAt ? 0 : amountOf(input)
    if (due === 0) return readView(tx, await endReturn(tx, held, { restock, reason }))
    if (await needsTwo(tx, order, due)) {
      refuseInShop(tx, order)
      const amount = await refuseRefund(tx, held, input)
      await requestRefund(tx, order, { amount, input, ofReturn: { id, restock } })
      return readView(tx, back)
    }
    const refundId = await refundOrder(tx, order.id, input)
    const now = await lockReturn(tx, id)
    return readView(tx, await endReturn(tx, now, { restock, reason, refundId }))
  })
}

/** Makes the refund of an order that somebody else has requested; a return that waits for it ends. */
export function confirmRefund(ctx: AdminCtx, orderId: string, seen: Seen): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const { ofReturn, refundId, reason } = await makeRequested(tx, orderId, seen)
    if (!ofReturn) return
    const held = await lockReturn(tx, ofReturn.id)
    await endReturn(tx, held, { restock: ofReturn.restock, reason, refundId })
  })
}

type End = { restock: boolean; reason: string; refundId?: string }

async function endReturn(
  tx: TxCtx,
  { back, lines, order }: Awaited<ReturnType<typeof lockReturn>>,
  { restock, reason, refundId }: End,
) {
  const values = { closedAt: tx.clock.now(), ...(refundId ? { refundId } : {}) }
  const moved = await back.move('refunded', values, { action: 'return_refunded', reason })
  await flagReturns(tx, { order }, 'return_answered')
  const goods = back.lines.flatMap(({ order_line_id: id, quantity }) => {
    const line = lines.find((each) => each.id === id)
    return line ? [{ orderLineId: id, variantId: line.variantId, quantity }] : []
  })
  if (restock) await returnToShelf(tx, goods, { orderId: order.id })
  return moved
}
