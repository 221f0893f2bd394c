import type { TxCtx } from '../../context.ts'
import { refunds } from '../../db/schema/order.ts'
import { newId } from '../../ids.ts'
import type { ProviderPayment } from '../../payments/port.ts'
import type { LockedOrder } from '../order/entity.ts'
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
    amount: known.amount,
    currency: known.currency,
    reason: 'Paid after the order was cancelled or paid in another way',
    bearer: 'platform',
    createdBy: null,
    createdAt: now,
    paymentId: payment.id,
    state: 'pending',
    checkAt: now,
  })
  await tx.jobs.enqueue(tx, 'payment.refund', { id })
  await order.log({ action: 'paid_after_cancel', after: { amount: known.amount } })
}
