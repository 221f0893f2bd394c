import { type AdminCtx, inTransaction } from '../../context.ts'
import { payments } from '../../db/schema/order.ts'
import { newId } from '../../ids.ts'
import { paymentDueMail } from '../../mail/templates/paymentDue.ts'
import { invalidTransition } from '../errors.ts'
import { getShopSettings } from '../platform/shopSettings.ts'
import { order as entity } from './entity.ts'
import { mailPatient } from './mailPatient.ts'

/** A payment that failed is due again; the patient is told how to pay. */
export function retryPayment(ctx: AdminCtx, orderId: string, revision: number): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const order = await entity.lock(tx, orderId, revision)
    if (order.orderState === 'cancelled')
      throw invalidTransition('order', order.orderState, 'pending', [])
    const id = newId()
    await tx.db.insert(payments).values({
      id,
      orderId,
      provider: order.paymentMethod,
      status: 'pending',
      amount: order.total,
      currency: order.currency,
      createdAt: tx.clock.now(),
    })
    await order.move({ paymentState: 'pending' }, {}, { action: 'payment_retried' })
    const details = (await getShopSettings(tx))['payment.bank_details']
    await mailPatient(
      tx,
      order,
      (name) => paymentDueMail(tx.config, { ...order, name, details }),
      `payment_due:${id}`,
    )
  })
}
