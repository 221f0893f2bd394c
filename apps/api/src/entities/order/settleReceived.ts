import type { TxCtx } from '../../context.ts'
import { bankTransfers } from '../../db/schema/bankTransfer.ts'
import { orders } from '../../db/schema/order.ts'
import { and, desc, eq, gt, isNull, sql } from '../../db/sql.ts'
import { audit } from '../audit.ts'
import { nextStamp } from '../lockedRow.ts'
import type { LockedOrder } from './entity.ts'
import { writePayment } from './payments.ts'
import { due, isDue } from './received.ts'

/** How an order stands with the transfers that were recorded for it, in minor units. */
export type Standing = { received: number; due: number; surplus: number }

/**
 * An order that has become as cheap as what transfers have brought for it is paid, and what they brought beyond it is
 * to be paid back. The caller has written the new total.
 */
export async function settleReceived(tx: TxCtx, order: LockedOrder): Promise<Standing> {
  const [now] = await tx.db
    .select({ total: sql<number>`${orders.total} - ${orders.refunded}`, due, isDue })
    .from(orders)
    .where(eq(orders.id, order.id))
  const total = Number(now?.total ?? 0)
  // one that waits for no transfer has got none
  if (!now?.isDue) return { received: 0, due: total, surplus: 0 }
  const left = Number(now.due)
  const received = total - left
  if (received === 0 || left > 0) return { received, due: left, surplus: 0 }
  await markSurplus(tx, order, -left)
  const paidAt = tx.clock.now()
  const recordedBy = tx.actor.role === 'admin' ? tx.actor.id : null
  await writePayment(tx, order, { status: 'paid', amount: total, settledAt: paidAt, recordedBy })
  await order.move({ paymentState: 'paid' }, { paidAt }, { action: 'paid' })
  return { received: total, due: 0, surplus: -left }
}

/**
 * Transfers are locked before their order where a person works on one; whoever does so at this moment waits in a
 * circle with this, which the database ends.
 */
async function markSurplus(tx: TxCtx, { id, number }: LockedOrder, surplus: number): Promise<void> {
  const newestFirst = await tx.db
    .select()
    .from(bankTransfers)
    .where(
      and(
        eq(bankTransfers.orderId, id),
        eq(bankTransfers.status, 'recorded'),
        isNull(bankTransfers.returnedOn),
        gt(bankTransfers.amount, bankTransfers.surplus),
      ),
    )
    .orderBy(desc(bankTransfers.bookedOn), desc(bankTransfers.id))
  let left = surplus
  for (const transfer of newestFirst) {
    const part = Math.min(left, transfer.amount - transfer.surplus)
    if (part === 0) return
    left -= part
    await tx.db
      .update(bankTransfers)
      .set({ surplus: transfer.surplus + part, ...nextStamp(bankTransfers, tx) })
      .where(eq(bankTransfers.id, transfer.id))
    await audit(tx, {
      action: 'bank_transfer.record',
      objectType: 'bank_transfer',
      objectId: transfer.id,
      after: { order_number: number, amount: transfer.amount, surplus: transfer.surplus + part },
    })
  }
}
