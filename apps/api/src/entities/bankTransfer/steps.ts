import { dateIn } from '@officina/shared/dates/days'
import type { AdminActor, TxCtx } from '../../context.ts'
import { bankTransfers } from '../../db/schema/bankTransfer.ts'
import { orders, payments } from '../../db/schema/order.ts'
import { and, eq, inArray } from '../../db/sql.ts'
import type { Seen } from '../entity.ts'
import { conflict, invalid } from '../errors.ts'
import { paidInTheFuture } from '../notYet.ts'
import { order as orderEntity } from '../order/entity.ts'
import type { Order } from '../order/load.ts'
import { recordPart, recordPayment } from '../order/payments.ts'
import { due, isDue, referenceOf } from '../order/received.ts'
import { bankTransfer } from './entity.ts'

type Tx = TxCtx<AdminActor>
type Row = Awaited<ReturnType<typeof bankTransfer.get>>

/** Somebody says which order it is for. 422 at `order_number`. */
export const assignTransfer = bankTransfer.command(
  'assign',
  {},
  async (tx: Tx, row, given: Seen & { order_number: string }) => {
    if (row.status !== 'open') throw notOpen()
    const number = given.order_number.normalize('NFKC').trim().toUpperCase()
    const [found] = await tx.db
      .select({ id: orders.id, number: orders.number, isDue })
      .from(orders)
      .where(eq(orders.number, number))
    if (!found) throw noSuchOrder()
    if (!found.isDue) throw notWaiting()
    await row.save(
      { orderId: found.id, foundBy: 'hand' },
      { after: { order_number: found.number } },
    )
  },
)

/** The money counts for its order: all that was due, or a part; what is too much is to be paid back. */
export const recordTransfer = bankTransfer.command(
  'record',
  {},
  async (tx: Tx, row, { isWhole = false }: Seen & { isWhole?: boolean }) => {
    if (!row.orderId) throw noOrder()
    const order = await orderEntity.lock(tx, row.orderId)
    const due = await dueOf(tx, order)
    const surplus = Math.max(0, row.amount - due)
    if (isWhole && row.foundBy === 'name') throw onlyByName()
    if (isWhole && row.amount < due) throw tooLittle()
    const after = { order_number: order.number, amount: row.amount, surplus }
    await row.move('recorded', { surplus }, { after })
    if (row.amount < due)
      await recordPart(tx, order, { received: row.amount, due: due - row.amount })
    else
      await recordPayment(tx, order.id, { paid_on: row.bookedOn, reference: await usable(tx, row) })
  },
)

/** A bank may write one reference on several transfers: only the first of them is recorded under it alone. */
async function usable(tx: Tx, row: Row): Promise<string> {
  const reference = referenceOf(row)
  const isUsed = await tx.db.$count(
    payments,
    and(
      eq(payments.ref, reference),
      inArray(payments.provider, ['bank_transfer', 'invoice']),
      // one that a person has typed is refused: it may be this very money
      inArray(
        payments.orderId,
        tx.db
          .select({ id: bankTransfers.orderId })
          .from(bankTransfers)
          .where(eq(bankTransfers.bankRef, reference)),
      ),
    ),
  )
  return isUsed > 0 ? `${reference} ${row.fingerprint.slice(0, 8)}` : reference
}

export const dismissTransfer = bankTransfer.command(
  'dismiss',
  {},
  async (_: Tx, row, { reason }: Seen & { reason: string }) => {
    if (row.status !== 'open') throw notOpen()
    await row.move('dismissed', { reason: reason.trim() }, { reason: reason.trim() })
  },
)

/** One that was set aside, or a part payment of an order that still waits. */
export const reopenTransfer = bankTransfer.command('reopen', {}, async (tx: Tx, row, _: Seen) => {
  if (row.returnedOn) throw paidBack()
  if (row.status === 'recorded') {
    const order = row.orderId && (await orderEntity.lock(tx, row.orderId))
    if (!order || order.orderState === 'cancelled' || order.paymentState !== 'pending')
      throw alreadyPaid()
  }
  await row.move('open', { reason: null, surplus: 0 })
})

type Payback = Seen & { paid_on: string; reference: string }

/** What is not needed of it has been transferred back: then one that nobody has recorded is done with. */
export const returnTransfer = bankTransfer.command(
  'return',
  {},
  async (tx: Tx, row, { paid_on: paidOn, reference }: Payback) => {
    if (paidOn > dateIn(tx.clock.now(), tx.config.timeZone)) throw paidInTheFuture()
    const amount = await notNeededOf(tx, row)
    if (row.returnedOn || amount === 0) throw nothingToReturn()
    const returned = { returnedOn: paidOn, returnedRef: reference.trim() }
    const said = { reason: reference.trim(), after: { amount, paid_on: paidOn } }
    if (row.status === 'open') await row.move('recorded', { ...returned, surplus: amount }, said)
    else await row.save(returned, said)
  },
)

/** What was too much; all of one that no order waits for, or whose order was cancelled before it was paid. */
async function notNeededOf(tx: Tx, row: Row): Promise<number> {
  const order = row.orderId ? await orderEntity.lock(tx, row.orderId) : undefined
  if (row.status === 'dismissed') return 0
  if (row.status === 'open') return order && (await isWaiting(tx, order)) ? 0 : row.amount
  return order?.orderState === 'cancelled' && !order.paidAt ? row.amount : row.surplus
}

async function isWaiting(tx: Tx, order: Order): Promise<boolean> {
  const [found] = await tx.db.select({ isDue }).from(orders).where(eq(orders.id, order.id))
  return found?.isDue ?? false
}

/** What an order still lacks. @throws 409 for one that waits for no money from a bank. */
async function dueOf(tx: Tx, order: Order): Promise<number> {
  const [found] = await tx.db.select({ due, isDue }).from(orders).where(eq(orders.id, order.id))
  if (!found?.isDue) throw orderNotWaiting()
  return Number(found.due)
}

const notOpen = () =>
  conflict('INVALID_TRANSITION', {
    en: 'This transfer has since been recorded or set aside. Reload the page.',
    ja: 'この入金はすでに処理されています。ページを再読み込みしてください。',
  })
const noOrder = () =>
  conflict('NO_ORDER', {
    en: 'First choose the order that this payment is for.',
    ja: '先に対象の注文を選んでください。',
  })
const noSuchOrder = () =>
  invalid('order_number', 'NOT_FOUND', {
    en: 'There is no order with this number. Check the number.',
    ja: 'この番号の注文はありません。番号をご確認ください。',
  })
const notWaiting = () =>
  invalid('order_number', 'NOT_DUE', {
    en: 'This order is not waiting for a bank transfer.',
    ja: 'この注文は振込待ちではありません。',
  })
const orderNotWaiting = () =>
  conflict('NOT_DUE', {
    en: 'The order is no longer waiting for a bank transfer. It has been paid or cancelled.',
    ja: 'この注文は振込待ちではありません。すでに支払い済みか、キャンセルされています。',
  })
const onlyByName = () =>
  conflict('ONLY_BY_NAME', {
    en: 'The order was matched by name and amount only. Check the payment and record it individually.',
    ja: '名前と金額だけで照合されています。内容を確認し、個別に記録してください。',
  })
const tooLittle = () =>
  conflict('TOO_LITTLE', {
    en: 'The amount is less than the order total. Record it individually as a part payment.',
    ja: '金額が不足しています。一部入金として個別に記録してください。',
  })
const alreadyPaid = () =>
  conflict('ALREADY_PAID', {
    en: 'The order is paid or cancelled. Refund it on the order’s page.',
    ja: 'この注文は支払い済みかキャンセル済みです。返金は注文のページで行ってください。',
  })
const paidBack = () =>
  conflict('INVALID_TRANSITION', {
    en: 'This transfer has been paid back.',
    ja: 'この入金は返金済みです。',
  })
const nothingToReturn = () =>
  conflict('NOTHING_TO_RETURN', {
    en: 'There is nothing to pay back from this transfer.',
    ja: 'この入金に返金の必要はありません。',
  })
