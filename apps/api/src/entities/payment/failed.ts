import { type Ctx, inTransaction, type TxCtx } from '../../context.ts'
import { payments } from '../../db/schema/order.ts'
import { eq } from '../../db/sql.ts'
import { pageTimes } from '../order/card.ts'
import { type LockedOrder, order as orderEntity } from '../order/entity.ts'
import { paymentDueMail } from '../order/mails.ts'
import { mailPatient } from '../order/sendMails.ts'
import type { Payment } from './row.ts'
import { write } from './write.ts'

/**
 * The money is not there any more: the bank has ended the authorization. A parcel that is made already stays, but
 * does not leave before the patient, who is asked by mail, has paid in another way; the order is in "Needs
 * attention" as long.
 */
export async function paymentFailed(
  tx: TxCtx,
  order: LockedOrder,
  payment: Payment,
  failure: string | null,
): Promise<void> {
  await write(tx, payment, { status: 'failed', wanted: null, failure, checkAt: null })
  await order.move(
    { paymentState: 'failed' },
    {},
    { action: order.releasedAt ? 'capture_failed' : 'payment_failed', as: 'system' },
  )
  await mailPatient(tx, order, `payment_due:${payment.id}`, (name) =>
    paymentDueMail(tx.config, { ...order, name, details: '' }),
  )
}

/**
 * The saved card was not charged. Who has just placed the order pays on a page, which is made after the commit and is
 * open for its full time; else whoever has asked for the charge decides what follows.
 */
export async function chargeRefused(
  tx: TxCtx,
  order: LockedOrder,
  payment: Payment,
  failure: string | null,
): Promise<void> {
  if (payment.wanted === 'charge_or_page') {
    const { checkoutUntil, checkAt } = pageTimes(tx)
    const page = { wanted: 'checkout' as const, savedMethod: null, failure, checkoutUntil, checkAt }
    return write(tx, payment, page)
  }
  await write(tx, payment, { status: 'failed', wanted: null, failure, checkAt: null })
  await order.move({ paymentState: 'failed' }, {}, { action: 'payment_failed', as: 'system' })
}

/** The provider does not take what it has promised. What may still be reserved is given up. */
export const captureFailed = (ctx: Ctx, { id, orderId }: Payment, code: string): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const order = await orderEntity.lock(tx, orderId)
    const [payment] = await tx.db.select().from(payments).where(eq(payments.id, id))
    if (payment?.status !== 'authorized') return
    await paymentFailed(tx, order, payment, code)
    await write(tx, payment, { status: 'voided', wanted: 'void', checkAt: tx.clock.now() })
  })
