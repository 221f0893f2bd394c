import type { Ctx, PatientActor, TxCtx } from '../../context.ts'
import { orderLines, type orders, payments } from '../../db/schema/order.ts'
import { and, eq, inArray, sql } from '../../db/sql.ts'
import { conflict } from '../errors.ts'
import { assertTransition } from '../machine.ts'
import { recordUnordered } from '../recipe/ordered.ts'
import { answered } from './cancelAnswer.ts'
import { order as entity, type LockedOrder } from './entity.ts'
import { lineMachine, orderMachine, paymentMachine } from './machine.ts'
import { mailOrderCancelled } from './mails.ts'
import { withoutMismatch } from './mismatch.ts'
import { isPaid } from './payable.ts'

type Order = typeof orders.$inferSelect

/** The patient changes their mind. 409 CANCEL_WINDOW_OVER after `cancel_until` or once it is released. */
export const cancelOwnOrder = entity.command(
  'cancelled',
  {},
  async (tx: TxCtx<PatientActor>, order, { reason }: { reason: string | null }) => {
    assertTransition(orderMachine, order.orderState, 'cancelled', 'patient')
    if (!mayStillCancel(tx, order)) {
      throw conflict('CANCEL_WINDOW_OVER', {
        en: 'This order can no longer be cancelled: it is being prepared.',
        ja: 'このご注文は準備が始まっているため、キャンセルできません。',
      })
    }
    await cancelWholeOrder(tx, order, reason)
  },
)

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
  ctx: TxCtx,
  order: LockedOrder,
  reason: string | null,
  { restock = true, sendMail = true }: { restock?: boolean; sendMail?: boolean } = {},
): Promise<LockedOrder> {
  const who = ctx.actor.role
  assertTransition(orderMachine, order.orderState, 'cancelled', who)
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
  const { cancelRequest, flags: asked } = answered(ctx, order, 'accepted')
  const flags = withoutMismatch(asked)
  const cancelled = await order.move(
    {
      orderState: 'cancelled',
      // nothing is prepared any more and nothing is held
      ...(order.fulfilmentState === 'unfulfilled'
        ? {}
        : { fulfilmentState: 'unfulfilled' as const }),
      ...(isSettled ? {} : { paymentState: 'voided' as const }),
    },
    {
      holdReason: null,
      cancelRequest,
      flags: wasPaid ? [...new Set([...flags, 'refund_due'])] : flags,
      cancelReason: reason,
      cancelledAt: ctx.clock.now(),
    },
    { action: 'cancelled', reason, as: { fulfilmentState: 'system' } },
  )
  if (sendMail) await mailOrderCancelled(ctx, order.id)
  return cancelled
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
