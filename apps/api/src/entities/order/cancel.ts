import { type Ctx, inTransaction, type PatientCtx } from '../../context.ts'
import { orderLines, orders, payments } from '../../db/schema/order.ts'
import { and, eq, inArray, sql } from '../../db/sql.ts'
import { audit } from '../audit.ts'
import { conflict, notFound } from '../errors.ts'
import { assertTransition } from '../machine.ts'
import { recordUnordered } from '../recipe/ordered.ts'
import { answered } from './cancelAnswer.ts'
import { fulfilmentMachine, lineMachine, orderMachine, paymentMachine } from './machine.ts'
import { mailOrderCancelled } from './mails.ts'
import { withoutMismatch } from './mismatch.ts'
import { isPaid } from './payable.ts'

type Order = typeof orders.$inferSelect

/** The patient changes their mind. 409 CANCEL_WINDOW_OVER after `cancel_until` or once it is released. */
export async function cancelOwnOrder(
  ctx: PatientCtx,
  orderId: string,
  reason: string | null,
): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const [order] = await ctx.db
      .select()
      .from(orders)
      .where(and(eq(orders.id, orderId), eq(orders.patientId, ctx.actor.id)))
      .for('update')
    if (!order) throw notFound()
    assertTransition(orderMachine, order.orderState, 'cancelled', 'patient')
    if (!mayStillCancel(ctx, order)) {
      throw conflict('CANCEL_WINDOW_OVER', {
        en: 'This order can no longer be cancelled: it is being prepared.',
        ja: 'このご注文は準備が始まっているため、キャンセルできません。',
      })
    }
    await cancelWholeOrder(ctx, order, reason)
  })
}

export const mayStillCancel = (
  ctx: Ctx,
  order: Pick<Order, 'orderState' | 'releasedAt' | 'cancelUntil' | 'fulfilmentState'>,
): boolean =>
  order.orderState === 'open' &&
  order.releasedAt === null &&
  ['unfulfilled', 'on_hold'].includes(order.fulfilmentState) &&
  ctx.clock.now() <= order.cancelUntil

/**
 * Cancels an order of which nothing has been picked: lines, stock, recipe counters, payment, mail, audit.
 * The caller has locked the order and checked who may. What was paid already is flagged `refund_due`. Units
 * that are not to be sold again (`restock` false) leave the shelf.
 */
export async function cancelWholeOrder(
  ctx: Ctx,
  order: Order,
  reason: string | null,
  { restock = true, sendMail = true }: { restock?: boolean; sendMail?: boolean } = {},
): Promise<void> {
  const who = ctx.actor.role
  assertTransition(orderMachine, order.orderState, 'cancelled', who)
  if (order.fulfilmentState !== 'unfulfilled')
    assertTransition(fulfilmentMachine, order.fulfilmentState, 'unfulfilled', 'system')
  const lines = await ctx.db.select().from(orderLines).where(eq(orderLines.orderId, order.id))
  for (const line of lines) {
    if (line.lineStatus !== 'cancelled')
      assertTransition(lineMachine, line.lineStatus, 'cancelled', who)
  }
  const open = lines.filter((line) => line.lineStatus !== 'cancelled')
  await ctx.storefront[restock ? 'release' : 'dispatch'](
    ctx,
    open
      .filter((line) => ['reserved', 'picking', 'packed'].includes(line.lineStatus))
      .map((line) => ({
        variantId: line.variantId,
        quantity: line.qtyOrdered - line.qtyCancelled,
      })),
  )
  await ctx.db
    .update(orderLines)
    .set({ lineStatus: 'cancelled', qtyCancelled: sql`${orderLines.qtyOrdered}` })
    .where(
      inArray(
        orderLines.id,
        open.map((line) => line.id),
      ),
    )
  const counted = open.flatMap((line) =>
    line.recipeLineId ? [{ recipeLineId: line.recipeLineId, quantity: line.qtyOrdered }] : [],
  )
  if (counted.length > 0) await recordUnordered(ctx, counted)
  const wasPaid = isPaid(order)
  // the shop has given the money back before it said that the order is cancelled
  const isSettled = wasPaid || order.paymentState === 'refunded'
  if (!isSettled) await voidPayment(ctx, order)
  const now = ctx.clock.now()
  const { cancelRequest, flags: asked } = answered(ctx, order, 'accepted')
  const flags = withoutMismatch(asked)
  await ctx.db
    .update(orders)
    .set({
      orderState: 'cancelled',
      // nothing is prepared any more and nothing is held
      fulfilmentState: 'unfulfilled',
      holdReason: null,
      paymentState: isSettled ? order.paymentState : 'voided',
      cancelRequest,
      flags: wasPaid ? [...new Set([...flags, 'refund_due'])] : flags,
      cancelReason: reason,
      cancelledAt: now,
      updatedAt: now,
      revision: sql`${orders.revision} + 1`,
    })
    .where(eq(orders.id, order.id))
  if (sendMail) await mailOrderCancelled(ctx, order.id)
  await audit(ctx, {
    action: 'order.cancelled',
    objectType: 'order',
    objectId: order.id,
    doctorId: order.doctorId,
    patientId: order.patientId,
    before: { order_state: order.orderState, payment_state: order.paymentState },
    after: { order_state: 'cancelled', payment_state: isSettled ? order.paymentState : 'voided' },
    reason,
  })
}

async function voidPayment(ctx: Ctx, order: Order): Promise<void> {
  assertTransition(paymentMachine, order.paymentState, 'voided', ctx.actor.role)
  await ctx.db
    .update(payments)
    .set({ status: 'voided' })
    .where(
      and(
        eq(payments.orderId, order.id),
        inArray(payments.status, ['pending', 'authorized', 'failed']),
      ),
    )
}
