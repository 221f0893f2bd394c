import type { TxCtx } from '../../context.ts'
import { bankTransfers } from '../../db/schema/bankTransfer.ts'
import { orders, payments } from '../../db/schema/order.ts'
import { and, desc, eq, gt, inArray, isNull, sql } from '../../db/sql.ts'
import { audit } from '../audit.ts'
import { nextStamp } from '../lockedRow.ts'
import type { LockedOrder } from './entity.ts'
import { type HeldOrder, type OrderLine, unitsLeft } from './load.ts'
import { isOnInvoice } from './payable.ts'
import { writePayment } from './payments.ts'
import { due, isDue, received } from './received.ts'

/** How an order stands with the transfers that were recorded for it, in minor units. */
export type Standing = { received: number; due: number; surplus: number }

type Held = Pick<HeldOrder, 'order' | 'lines'>
type Save = Parameters<LockedOrder['save']>

/**
 * Writes what an order costs now and asks for it, less what was taken off. An invoice of which nothing is left to pay is
 * over once everything has left but the units of `without`, which are taken out. Answers what is due now.
 */
export async function writeDue(
  tx: TxCtx,
  { order, lines }: Held,
  values: Save[0] & { total?: number; refunded?: number },
  said: Save[1],
  without: OrderLine[] = [],
): Promise<Standing> {
  const amount = (values.total ?? order.total) - (values.refunded ?? order.refunded)
  const open = inArray(payments.status, ['pending', 'authorized', 'failed'])
  await tx.db
    .update(payments)
    .set({ amount })
    .where(and(eq(payments.orderId, order.id), open))
  const hasLeft = lines.every((line) => without.includes(line) || unitsLeft(line) === 0)
  if (amount > 0 || !hasLeft || !isOnInvoice(order) || (await hasReceived(tx, order)))
    return settleReceived(tx, await order.save(values, said))
  await tx.db
    .update(payments)
    .set({ status: 'voided' })
    .where(and(eq(payments.orderId, order.id), eq(payments.status, 'pending')))
  await order.move({ paymentState: 'voided' }, values, said ?? {})
  return { received: 0, due: 0, surplus: 0 }
}

async function hasReceived(tx: TxCtx, { id }: LockedOrder): Promise<boolean> {
  const [now] = await tx.db.select({ received }).from(orders).where(eq(orders.id, id))
  return Number(now?.received) > 0
}

/**
 * An order that has become as cheap as what transfers have brought for it is paid, and what they brought beyond it is
 * to be paid back. The caller has written the new total.
 */
async function settleReceived(tx: TxCtx, order: LockedOrder): Promise<Standing> {
  const [now] = await tx.db
    .select({ total: sql<number>`${orders.total} - ${orders.refunded}`, due, isDue })
    .from(orders)
    .where(eq(orders.id, order.id))
  const total = Number(now?.total ?? 0)
  // one that waits for no transfer has got none
  if (!now?.isDue) return { received: 0, due: total, surplus: 0 }
  const left = Number(now.due)
  const come = total - left
  if (come === 0 || left > 0) return { received: come, due: left, surplus: 0 }
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
      objectId: transfer.id,
      after: { order_number: number, amount: transfer.amount, surplus: transfer.surplus + part },
    })
  }
}
