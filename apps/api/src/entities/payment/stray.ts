import type { Locale, TxCtx } from '../../context.ts'
import { refunds } from '../../db/schema/order.ts'
import { newId } from '../../ids.ts'
import type { ProviderPayment } from '../../payments/port.ts'
import type { LockedOrder } from '../order/entity.ts'
import { localeOfPatient } from '../order/localeOfPatient.ts'
import type { Payment } from './row.ts'
import { write } from './write.ts'

/** Another amount than the order's is nobody's payment until a person has looked. */
export async function flagMismatch(
  tx: TxCtx,
  order: LockedOrder,
  payment: Payment,
  known: ProviderPayment,
): Promise<void> {
  await write(tx, payment, { ref: known.ref, checkAt: null })
  if (order.flags.includes('amount_mismatch')) return
  const flags = [...order.flags, 'amount_mismatch']
  const amountDifferences = [
    { part: 'total' as const, expected: payment.amount, actual: known.amount },
  ]
  await order.save(
    { flags, amountDifferences },
    {
      action: 'amount_differs',
      before: { flags: order.flags },
      after: { flags, amount: known.amount, currency: known.currency },
    },
  )
}

/** Money that came when nobody was to pay any more (the order is cancelled, or paid in another way) goes back. */
export async function refundStray(
  tx: TxCtx,
  order: LockedOrder,
  payment: Payment,
  known: ProviderPayment,
): Promise<void> {
  const reason = reasons.stray
  await takeAndReturn(tx, order, payment, { known, amount: known.amount, reason })
  await order.log({ action: 'paid_after_cancel', after: { amount: known.amount } })
}

/** The card was charged what the order cost before it became cheaper: it is paid, and the difference goes back. */
export async function refundDifference(
  tx: TxCtx,
  order: LockedOrder,
  payment: Payment,
  known: ProviderPayment,
): Promise<void> {
  const amount = known.amount - payment.amount
  const reason = reasons.difference
  await takeAndReturn(tx, order, payment, { known, amount, reason })
  const after = { amount: known.amount, currency: known.currency }
  await order.log({ action: 'amount_differs', after })
}

const reasons = {
  stray: {
    en: 'Paid after the order was cancelled or paid in another way',
    ja: 'ご注文のキャンセル後、または別の方法でのお支払い後に決済されたため',
  },
  difference: {
    en: 'Charged before the order became cheaper',
    ja: 'ご注文の金額が下がる前の金額で決済されたため',
  },
}

type Returned = { known: ProviderPayment; amount: number; reason: Record<Locale, string> }

/** Books all that came, and a refund of what of it nobody owed: it is none of what the order costs. */
async function takeAndReturn(
  tx: TxCtx,
  order: LockedOrder,
  payment: Payment,
  { known, amount, reason }: Returned,
): Promise<void> {
  const id = newId()
  const now = tx.clock.now()
  await write(tx, payment, {
    status: 'paid',
    ref: known.ref,
    amount: known.amount,
    wanted: null,
    checkAt: null,
    settledAt: now,
  })
  await tx.db.insert(refunds).values({
    id,
    doctorId: order.doctorId,
    orderId: order.id,
    lines: [],
    amount,
    currency: known.currency,
    reason: reason[await localeOfPatient(tx, order)],
    bearer: 'platform',
    createdBy: null,
    createdAt: now,
    paymentId: payment.id,
    state: 'pending',
    checkAt: now,
  })
  await tx.jobs.enqueue(tx, 'payment.refund', { id })
}
