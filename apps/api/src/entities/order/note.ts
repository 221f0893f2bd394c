import { type AdminCtx, inTransaction } from '../../context.ts'
import { newId } from '../../ids.ts'
import { aboutOrderMail } from '../../mail/templates/aboutOrder.ts'
import { order as entity } from './entity.ts'
import { mailPatient } from './mailPatient.ts'

/** A note of the staff, or a mail to the patient; it stands in the order's timeline and is never changed. */
export function addOrderNote(
  ctx: AdminCtx,
  orderId: string,
  text: string,
  toPatient = false,
): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const order = await entity.lock(tx, orderId)
    if (toPatient)
      await mailPatient(
        tx,
        order,
        (name) => aboutOrderMail(tx.config, { ...order, name, text }),
        `order_contact:${newId()}`,
      )
    await order.log({ action: toPatient ? 'contacted' : 'noted', reason: text })
  })
}
