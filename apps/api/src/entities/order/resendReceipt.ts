import { type AdminCtx, inTransaction } from '../../context.ts'
import { orderLines } from '../../db/schema/order.ts'
import { asc, eq } from '../../db/sql.ts'
import { receiptMail } from '../../mail/templates/receipt.ts'
import { conflict } from '../errors.ts'
import { order as entity } from './entity.ts'
import { mailPatient } from './mailPatient.ts'

/** Mails the figures of a paid order to its patient once more, with the way to the document. */
export function resendReceipt(ctx: AdminCtx, orderId: string, revision: number): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const order = await entity.lock(tx, orderId, revision)
    if (!['paid', 'partially_refunded', 'refunded'].includes(order.paymentState)) throw notPaid()
    const lines = await tx.db
      .select()
      .from(orderLines)
      .where(eq(orderLines.orderId, orderId))
      .orderBy(asc(orderLines.position))
    const items = lines.map((line) => ({
      title: line.snapshot.title,
      quantity: line.qtyOrdered,
      amount: line.lineTotal,
    }))
    await order.log({ action: 'receipt_sent' })
    await mailPatient(
      tx,
      order,
      (name) => receiptMail(tx.config, { ...order, name, items }),
      `receipt:${orderId}:${tx.clock.now().toISOString()}`,
    )
  })
}

const notPaid = () =>
  conflict('NOT_PAID', {
    en: 'There is no receipt before the order is paid.',
    ja: 'お支払い前のため、領収書はありません。',
  })
