import { startOfDay } from '@officina/shared/dates/zoned'
import { type AdminActor, type AdminCtx, inTransaction, pgCode, type TxCtx } from '../../context.ts'
import { orders, payments } from '../../db/schema/order.ts'
import { and, desc, eq } from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import type { Read } from '../entity.ts'
import { invalid, invalidTransition } from '../errors.ts'
import { assertTransition } from '../machine.ts'
import { paidInTheFuture } from '../notYet.ts'
import { getShopSettings } from '../platform/shopSettings.ts'
import { duePayment, refuseByHand } from './card.ts'
import { order as entity, type LockedOrder, paymentMachine } from './entity.ts'
import type { Order } from './load.ts'
import { partPaidMail, paymentDueMail } from './mails.ts'
import { due } from './received.ts'
import { mailPatient } from './sendMails.ts'

type RecordedPayment = {
  paid_on: string
  reference: string
  /** What was typed, which must be all that is still due. */
  amount?: number
  note?: string | null
  revision?: number | undefined
}

/** A bank transfer or a paid invoice has been seen on the account: all that was still due has come. */
export function recordPayment(
  ctx: AdminCtx,
  orderId: string,
  { paid_on: paidOn, reference, amount, note, revision }: RecordedPayment,
): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const order = await entity.lock(tx, orderId, revision)
    if (order.orderState === 'cancelled')
      throw invalidTransition('order', order.orderState, 'paid', [])
    refuseByHand(order)
    assertTransition(paymentMachine, order.paymentState, 'paid', 'admin')
    const settledAt = startOfDay(paidOn, tx.config.timeZone)
    if (settledAt > tx.clock.now()) throw paidInTheFuture()
    if (amount !== undefined) await refuseOther(tx, order, amount)
    const values = {
      status: 'paid' as const,
      ref: reference,
      amount: order.total - order.refunded,
      settledAt,
      recordedBy: tx.actor.id,
      note: note ?? null,
    }
    await writePayment(tx, order, values)
    const paidAt = tx.clock.now()
    await order.move({ paymentState: 'paid' }, { paidAt }, { action: 'paid', reason: reference })
  })
}

/** Nothing is due where the order has become cheaper than what has come. */
async function refuseOther(ctx: TxCtx, { id }: Order, amount: number): Promise<void> {
  const [found] = await ctx.db.select({ due }).from(orders).where(eq(orders.id, id))
  const expected = Math.max(0, Number(found?.due))
  if (amount !== expected) throw wrongAmount(expected)
}

/** The payment that the order waits for, else another one. */
export async function writePayment(
  ctx: TxCtx,
  order: Order,
  values: Partial<typeof payments.$inferInsert>,
): Promise<void> {
  const [waiting] = await ctx.db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.orderId, order.id), eq(payments.status, 'pending')))
    .orderBy(desc(payments.createdAt))
  try {
    if (waiting) await ctx.db.update(payments).set(values).where(eq(payments.id, waiting.id))
    else
      await ctx.db.insert(payments).values({
        ...duePayment(ctx, order, order.paymentMethod),
        status: 'paid',
        amount: order.total - order.refunded,
        ...values,
      })
  } catch (error) {
    if (pgCode(error) === '23505') throw usedReference()
    throw error
  }
}

const wrongAmount = (expected: number) =>
  invalid(
    'amount',
    'WRONG_AMOUNT',
    {
      en: 'The amount does not match what is still to be paid.',
      ja: '金額が未入金額と一致しません。',
    },
    { expected },
  )

const usedReference = () =>
  invalid('reference', 'REFERENCE_USED', {
    en: 'Another payment already has this reference.',
    ja: 'この照会番号は別の入金で使用されています。',
  })

type Part = { received: number; due: number }

/** Some of the money has come: the patient is told what is missing. The order waits until all of it is there. */
export async function recordPart(
  ctx: TxCtx<AdminActor>,
  order: LockedOrder,
  { received, due }: Part,
): Promise<void> {
  await order.log({ action: 'part_paid', after: { amount: received, due } })
  const details = (await getShopSettings(ctx))['payment.bank_details']
  const total = order.total - order.refunded
  await mailPatient(ctx, order, `part_paid:${newId()}`, (name) =>
    partPaidMail(ctx.config, { ...order, total, name, details, received, due }),
  )
}

/** A payment that failed is due again; the patient is notified how to pay. */
export function retryPayment(ctx: AdminCtx, orderId: string, { revision }: Read): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const order = await entity.lock(tx, orderId, revision)
    if (order.orderState === 'cancelled')
      throw invalidTransition('order', order.orderState, 'pending', [])
    refuseByHand(order)
    const payment = duePayment(tx, order, order.paymentMethod)
    await tx.db.insert(payments).values(payment)
    await order.move({ paymentState: 'pending' }, {}, { action: 'payment_retried' })
    const details = (await getShopSettings(tx))['payment.bank_details']
    await mailPatient(tx, order, `payment_due:${payment.id}`, (name) =>
      paymentDueMail(tx.config, { ...order, name, details }),
    )
  })
}
