import { type AdminCtx, type Ctx, inTransaction, type PatientCtx } from '../../context.ts'
import type { CancelRequest } from '../../db/schema/order.ts'
import { mailAdminsWith } from '../admin/withPermission.ts'
import type { Seen } from '../entity.ts'
import { invalidTransition } from '../errors.ts'
import { answered, flag, mayStillCancel } from './cancel.ts'
import { cancelAskedMail, cancelDeclinedMail } from './changeMails.ts'
import { order as entity } from './entity.ts'
import type { Order } from './load.ts'
import { mailPatient } from './sendMails.ts'

/** The window is over, nothing has left, and no wish of the patient waits or was answered. */
export const mayAskToCancel = (
  ctx: Ctx,
  order: Parameters<typeof mayStillCancel>[1] & Pick<Order, 'cancelRequest'>,
): boolean =>
  order.orderState === 'open' &&
  (order.cancelRequest === null || order.cancelRequest.status === 'withdrawn') &&
  ['unfulfilled', 'on_hold', 'in_progress'].includes(order.fulfilmentState) &&
  !mayStillCancel(ctx, order)

/**
 * The patient asks operations to cancel: the order is flagged and they are notified by email. 409
 * INVALID_TRANSITION while it can be cancelled at once, once something has left, and after an answer.
 */
export function askToCancel(
  ctx: PatientCtx,
  orderId: string,
  { reason = null }: { reason?: string | null },
): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const order = await entity.lock(tx, orderId)
    if (!mayAskToCancel(tx, order))
      throw invalidTransition('order', order.fulfilmentState, flag, [])
    const cancelRequest: CancelRequest = {
      status: 'open',
      reason,
      requested_at: tx.clock.now().toISOString(),
      answer: null,
      answered_at: null,
    }
    const flags = [...new Set([...order.flags, flag])]
    await order.save({ cancelRequest, flags }, { action: flag, reason })
    const mail = cancelAskedMail(tx.config, order)
    await mailAdminsWith(tx, 'order.manage', mail, {
      doctorId: order.doctorId,
      dedupeKey: `cancel-asked:${order.id}:${order.revision}`,
    })
  })
}

/** The patient wants the order after all. 409 INVALID_TRANSITION when no wish waits for an answer. */
export function withdrawCancel(ctx: PatientCtx, orderId: string): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const order = await entity.lock(tx, orderId)
    if (order.cancelRequest?.status !== 'open')
      throw invalidTransition('order', order.orderState, 'cancel_withdrawn', [])
    await order.save(answered(tx, order, 'withdrawn'), { action: 'cancel_withdrawn' })
  })
}

/** The order goes on; the patient gets the reason by mail. 409 INVALID_TRANSITION when nobody waits for an answer. */
export function declineCancel(
  ctx: AdminCtx,
  orderId: string,
  { reason, revision }: Seen & { reason: string },
): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const order = await entity.lock(tx, orderId, revision)
    if (order.cancelRequest?.status !== 'open')
      throw invalidTransition('order', order.orderState, 'cancel_declined', [])
    await order.save(answered(tx, order, 'declined', reason), {
      action: 'cancel_declined',
      reason,
    })
    await mailPatient(tx, order, `cancel_declined:${order.id}`, (name) =>
      cancelDeclinedMail(tx.config, { ...order, name, reason }),
    )
  })
}
