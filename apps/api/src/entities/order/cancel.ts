import type { components } from '@officina/openapi/schema'
import {
  type AdminCtx,
  type Ctx,
  inTransaction,
  type PatientActor,
  type TxCtx,
} from '../../context.ts'
import { type CancelRequest, orderLines, payments } from '../../db/schema/order.ts'
import { payLinks } from '../../db/schema/payLink.ts'
import { and, eq, inArray, ne, sql } from '../../db/sql.ts'
import { conflict, invalid, invalidTransition } from '../errors.ts'
import { assertTransition } from '../machine.ts'
import { recordUnordered } from '../recipe/ordered.ts'
import { giveUp, type Packed } from '../stock/spread.ts'
import { isUnpaid, wantVoid } from './card.ts'
import { refundRest } from './chargeLess.ts'
import {
  order as entity,
  type LockedOrder,
  orderLine,
  orderMachine,
  paymentMachine,
} from './entity.ts'
import { forgetLastOrder } from './lastOrder.ts'
import { isInHouse, type LoadedOrder, lockOrder, type Order } from './load.ts'
import { withoutMismatch } from './matches.ts'
import { cancelParcel } from './parcels.ts'
import { isPaid, isRefundable } from './payable.ts'
import { needsTwo, refuseInShop, requestFlag } from './refundRules.ts'
import { shopCancelFlag, withoutUnsent } from './resolve.ts'
import { mailOrderCancelled } from './sendMails.ts'

/** The patient changes their mind. 409 CANCEL_WINDOW_OVER after `cancel_until` or once it is released. */
export const cancelOwnOrder = entity.command(
  'cancelled',
  {},
  async (tx: TxCtx<PatientActor>, order, { reason = null }: { reason?: string | null }) => {
    assertTransition(orderMachine, order.orderState, 'cancelled', 'patient')
    if (!mayStillCancel(tx, order)) {
      throw conflict('CANCEL_WINDOW_OVER', {
        en: 'You can no longer cancel this order yourself.',
        ja: 'このご注文は、ご自身でのキャンセルの受付を終了しました。',
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
  { restock = true, sendMail = true, action = 'cancelled', packed = [] }: CancelHow = {},
): Promise<LockedOrder> {
  const who = ctx.actor.role
  assertTransition(orderMachine, order.orderState, 'cancelled', who)
  const rows = await ctx.db
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.orderId, order.id), ne(orderLines.lineStatus, 'cancelled')))
  const open = rows.map((row) => orderLine.under(ctx, { entity: 'order', id: order.id }, row))
  await orderLine.moveAll(ctx, open, [
    { lineStatus: 'cancelled' },
    { qtyCancelled: sql`${orderLines.qtyOrdered}` },
  ])
  const counted = open.flatMap((line) =>
    line.recipeLineId ? [{ recipeLineId: line.recipeLineId, quantity: line.qtyOrdered }] : [],
  )
  if (counted.length > 0) await recordUnordered(ctx, counted)
  await giveUp(
    ctx,
    open
      .filter((line) => ['reserved', 'picking', 'packed'].includes(line.lineStatus))
      .map((line) => ({
        variantId: line.variantId,
        quantity: line.qtyOrdered - line.qtyCancelled,
      })),
    { restock, packed, orderId: order.id },
  )
  // the shop has given the money back before it said that the order is cancelled
  const isSettled = isPaid(order) || order.paymentState === 'refunded'
  if (!isSettled) await voidPayment(ctx, order)
  const { cancelRequest, flags: asked } = answered(ctx, order, 'accepted')
  // nothing of it is packed any more, and a refund that waits for another administrator was of units to come
  const over = [shopCancelFlag, requestFlag]
  const flags = withoutUnsent(withoutMismatch(asked)).filter((each) => !over.includes(each))
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
      refundRequest: null,
      cancelRequest,
      flags: isRefundable(order) ? [...new Set([...flags, 'refund_due'])] : flags,
      cancelReason: reason,
      cancelledAt: ctx.clock.now(),
    },
    { action, reason, as: { fulfilmentState: 'system' } },
  )
  await forgetLastOrder(ctx, order)
  if (sendMail) await mailOrderCancelled(ctx, order.id)
  return cancelled
}

type CancelHow = {
  restock?: boolean
  sendMail?: boolean
  action?: 'cancelled' | 'abandoned'
  /** What was in its parcels. */
  packed?: Packed[]
}

/**
 * Nobody paid on the card's page in time: stock and recipes are given back. What is being prepared (its first
 * authorization had ended) stays as unpaid, for a person to look at.
 */
export async function cancelUnpaid(ctx: TxCtx, order: LockedOrder): Promise<void> {
  if (order.orderState !== 'open' || order.paymentState !== 'pending') return
  if (order.releasedAt) {
    await ctx.db
      .update(payments)
      .set({ status: 'failed' })
      .where(and(eq(payments.orderId, order.id), eq(payments.status, 'pending')))
    await order.move({ paymentState: 'failed' }, {}, { action: 'payment_failed', as: 'system' })
    return
  }
  await cancelWholeOrder(ctx, order, null, { sendMail: false, action: 'abandoned' })
  // a pay link goes on working: whoever uses it again orders again
  await ctx.db.update(payLinks).set({ orderId: null }).where(eq(payLinks.orderId, order.id))
  // a repeat asks again by itself
  if (order.source !== 'repeat') await ctx.jobs.enqueue(ctx, 'order.abandoned', { id: order.id })
}

/** The saved card of an order that nobody waits for was refused: it is as if it had not been placed. */
export async function cancelUncharged(ctx: TxCtx, order: LockedOrder): Promise<void> {
  if (order.orderState !== 'open' || !isUnpaid(order) || order.releasedAt) return
  await cancelWholeOrder(ctx, order, null, { sendMail: false, action: 'abandoned' })
}

async function voidPayment(ctx: TxCtx, order: Order): Promise<void> {
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
  await wantVoid(ctx, order.id)
}

/** Of an order whose patient waits to hear whether it is cancelled. */
export const flag = 'cancel_requested'

/** Columns of an order whose request, if one waits, has got its answer. */
export function answered(
  ctx: Ctx,
  { cancelRequest, flags }: Pick<Order, 'cancelRequest' | 'flags'>,
  status: CancelRequest['status'],
  answer: string | null = null,
): Pick<Order, 'cancelRequest' | 'flags'> {
  if (cancelRequest?.status !== 'open') return { cancelRequest, flags }
  return {
    cancelRequest: {
      ...cancelRequest,
      status,
      answer,
      answered_at: ctx.clock.now().toISOString(),
    },
    flags: flags.filter((each) => each !== flag),
  }
}

type OrderCancel = components['schemas']['OrderCancel']

/**
 * Cancels an order of which nothing has left: parcels, stock, recipes, payment. What was paid is refunded in
 * full, or waits for it as `refund_due`.
 */
export function cancelOrderAsAdmin(
  ctx: AdminCtx,
  orderId: string,
  { reason, restock = true, refund = true, send_mail: sendMail = true, revision }: OrderCancel,
): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const { order, lines, parcels } = await lockOrder(tx, orderId, revision)
    assertTransition(orderMachine, order.orderState, 'cancelled', 'admin')
    refuseInShop(tx, order)
    if (lines.some((line) => line.qtyShipped > 0))
      throw invalidTransition('order', order.fulfilmentState, 'cancelled', [])
    const repaid = refund && isRefundable(order) ? order.total - order.refunded : 0
    if (await needsTwo(tx, order, repaid)) throw refundTakesTwo()
    const packed = packedUnits(lines, parcels)
    for (const parcel of parcels.filter(isInHouse)) await cancelParcel(tx, parcel, reason)
    const cancelled = await cancelWholeOrder(tx, order, reason, { restock, sendMail, packed })
    if (repaid > 0) await refundRest(tx, cancelled, lines, reason)
  })
}

const packedUnits = (lines: LoadedOrder['lines'], parcels: LoadedOrder['parcels']): Packed[] =>
  parcels
    .filter(({ status }) => status === 'packed')
    .flatMap((parcel) => parcel.lines)
    .flatMap(({ orderLineId, quantity, stockLotId: lotId }) => {
      const line = lines.find(({ id }) => id === orderLineId)
      return line && lotId ? [{ variantId: line.variantId, lotId, quantity }] : []
    })

const refundTakesTwo = () =>
  invalid('refund', 'FOUR_EYES', {
    en: 'Another administrator must confirm this amount. Cancel without refunding, then request the refund.',
    ja: 'この金額の返金には、ほかの管理者の承認が必要です。返金せずにキャンセルしてから、返金を申請してください。',
  })
