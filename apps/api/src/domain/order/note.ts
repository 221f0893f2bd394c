import { type AdminCtx, inTransaction } from '../../context.ts'
import { audit } from '../audit.ts'
import { lockOrder } from './load.ts'

/** A note of the staff; it stands in the order's timeline and is never changed. */
export function addOrderNote(ctx: AdminCtx, orderId: string, text: string): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const { order } = await lockOrder(tx, orderId)
    await audit(tx, {
      action: 'order.noted',
      objectType: 'order',
      objectId: orderId,
      doctorId: order.doctorId,
      patientId: order.patientId,
      reason: text,
    })
  })
}
