import { hasReceipt, isCredited } from '@officina/shared/receipts'
import { type AdminCtx, inTransaction } from '../../context.ts'
import { orderLines, refunds } from '../../db/schema/order.ts'
import { asc, eq } from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import type { Read } from '../entity.ts'
import { conflict } from '../errors.ts'
import { keepNote } from '../keptNotes.ts'
import { getShopSettings } from '../platform/shopSettings.ts'
import { order as entity } from './entity.ts'
import { aboutOrderMail, receiptMail } from './mails.ts'
import { mailPatient } from './sendMails.ts'
import { itemsOf, sumsOf } from './sums.ts'

/** A note of the staff, or a mail to the patient; it stands in the order's timeline until the patient is erased. */
export function addOrderNote(
  ctx: AdminCtx,
  orderId: string,
  { text, to_patient: toPatient }: { text: string; to_patient: boolean },
): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const order = await entity.lock(tx, orderId)
    if (toPatient)
      await mailPatient(tx, order, `order_contact:${newId()}`, (name) =>
        aboutOrderMail(tx.config, { ...order, name, text }),
      )
    const about = { objectType: 'order', objectId: orderId }
    const after = await keepNote(
      tx,
      { ...about, visibility: toPatient ? 'patient' : 'admin' },
      text,
    )
    await order.log({ action: toPatient ? 'contacted' : 'noted', after })
  })
}

/** Mails the figures of a paid order to its patient once more, with the way to the document. */
export function resendReceipt(ctx: AdminCtx, orderId: string, { revision }: Read): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const order = await entity.lock(tx, orderId, revision)
    if (!hasReceipt(order.paymentState)) throw notPaid()
    const lines = await tx.db
      .select()
      .from(orderLines)
      .where(eq(orderLines.orderId, orderId))
      .orderBy(asc(orderLines.position))
    const given = await tx.db.select().from(refunds).where(eq(refunds.orderId, orderId))
    const taken = given.map(({ shippingAmount, ...refund }) => ({
      ...refund,
      shipping_amount: shippingAmount,
    }))
    const items = itemsOf(lines)
    const summed = { ...order, isCredited: isCredited(taken) }
    const sums = sumsOf(summed, lines, (await getShopSettings(tx))['tax.standard_bp'])
    await order.log({ action: 'receipt_sent' })
    await mailPatient(tx, order, `receipt:${orderId}:${tx.clock.now().toISOString()}`, (name) =>
      receiptMail(tx.config, { ...order, name, items, sums }),
    )
  })
}

const notPaid = () =>
  conflict('NOT_PAID', {
    en: 'A receipt is available once the order is paid.',
    ja: 'お支払い前のため、領収書はありません。',
  })
