import { dateIn } from '@officina/shared/dates/days'
import { retryOn } from '@officina/shared/repeats'
import { type Ctx, inTransaction, type TxCtx } from '../../context.ts'
import { orders } from '../../db/schema/order.ts'
import { repeatPeriods, repeats } from '../../db/schema/repeat.ts'
import { and, asc, eq, gt, inArray } from '../../db/sql.ts'
import { eachRow } from '../allRows.ts'
import { cancelUncharged } from '../order/cancel.ts'
import { isUnpaid } from '../order/card.ts'
import { order as orderEntity } from '../order/entity.ts'
import type { Order } from '../order/load.ts'
import { type Charged, chargeSavedCard } from '../payment/chargeSaved.ts'
import { newestOf } from '../payment/newest.ts'
import { syncPayment } from '../payment/sync.ts'
import { repeat as entity, type LockedRepeat } from './entity.ts'
import { loadFacts, type RepeatFacts } from './facts.ts'
import { notifyDeclined } from './notify.ts'
import { afterOrdered, pauseRepeat, settled } from './steps.ts'

type Held = RepeatFacts<LockedRepeat>
/**
 * `authorized`: also where the patient pays in another way, or somebody has cancelled the order; `left`: the page on
 * which it was to be confirmed was closed; `again`: nobody was ever asked for money, or not in the way it is paid now.
 */
type Result = Charged | { kind: 'left' } | { kind: 'again' }

const charging = (orderId: string) =>
  and(eq(repeatPeriods.orderId, orderId), eq(repeatPeriods.state, 'charging'))

/** Charges the saved card for an order of repeats that was placed, and books what became of it. Never in a transaction. */
export async function chargeOrder(ctx: Ctx, orderId: string): Promise<void> {
  const [row] = await ctx.db
    .select({ card: repeats.cardRef, method: repeats.paymentMethod })
    .from(repeatPeriods)
    .innerJoin(repeats, eq(repeats.id, repeatPeriods.repeatId))
    .where(charging(orderId))
    // of what goes together, one may be paid in another way by now
    .orderBy(asc(repeats.cardRef))
    .limit(1)
  if (!row) return
  await book(ctx, orderId, await chargeWith(ctx, orderId, row))
}

type Payer = { card: string | null; method: 'card' | 'invoice' }

async function chargeWith(ctx: Ctx, id: string, { card, method }: Payer): Promise<Result> {
  if (card) return chargeSavedCard(ctx, { id }, card)
  return method === 'card' ? { kind: 'declined', code: 'card_removed' } : { kind: 'again' }
}

/** Looks after orders whose card has not answered, or on whose page somebody pays: also when a process ended in between. */
export async function settleCharges(ctx: Ctx, atOnce: number): Promise<void> {
  const read = (after: string) =>
    ctx.db
      .selectDistinct({ id: orders.id })
      .from(repeatPeriods)
      .innerJoin(orders, eq(orders.id, repeatPeriods.orderId))
      .where(and(eq(repeatPeriods.state, 'charging'), gt(orders.id, after)))
      .orderBy(asc(orders.id))
      .limit(atOnce)
  const failed = 'the card of a repeat was not settled'
  await eachRow(ctx, read, { atOnce, failed }, ({ id }) => settleOne(ctx, id))
}

/** For somebody who is back from their bank's page: an event may come before or after. */
export async function settleReturned(ctx: Ctx, patientId: string): Promise<void> {
  const found = await ctx.db
    .selectDistinct({ id: orders.id })
    .from(repeatPeriods)
    .innerJoin(orders, eq(orders.id, repeatPeriods.orderId))
    .where(and(eq(repeatPeriods.state, 'charging'), eq(orders.patientId, patientId)))
  for (const { id } of found) {
    const newest = await newestOf(ctx, id)
    if (newest) await syncPayment(ctx, newest.payment)
    await settleOne(ctx, id)
  }
}

async function settleOne(ctx: Ctx, id: string): Promise<void> {
  const { orderState, paymentState, paymentMethod, cancelledAt } = await orderEntity.get(ctx, id)
  const isCancelled = orderState === 'cancelled'
  const isOtherwise = paymentMethod !== 'card' && !isCancelled
  if (isOtherwise || !['pending', 'failed', 'voided'].includes(paymentState))
    return book(ctx, id, { kind: 'authorized' })
  const newest = (await newestOf(ctx, id))?.payment
  const hasPage = Boolean(newest?.checkoutRef)
  const until = newest?.checkoutUntil
  // before it could have been paid in time somebody has cancelled it: as any order of a repeat, it is not placed again
  if (isCancelled && cancelledAt && until && cancelledAt < until)
    return book(ctx, id, { kind: 'authorized' })
  if (isCancelled) return book(ctx, id, { kind: hasPage ? 'left' : 'again' })
  if (paymentState === 'failed') {
    const code = newest?.failure ?? 'declined'
    const asks = code === 'authentication_required'
    return book(ctx, id, asks ? { kind: 'needs_action' } : { kind: 'declined', code })
  }
  if (!hasPage) await chargeOrder(ctx, id)
}

const book = (ctx: Ctx, orderId: string, result: Result): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const ids = tx.db
      .select({ id: repeatPeriods.repeatId })
      .from(repeatPeriods)
      .where(charging(orderId))
    const held = await entity.lockWhere(tx, inArray(repeats.id, ids))
    // another process may have booked it while this one waited for the lock
    const still = new Set((await ids).map(({ id }) => id))
    const rows = held.filter(({ id }) => still.has(id))
    if (rows.length === 0 || result.kind === 'waiting') return
    const facts = await loadFacts(tx, rows)
    const order = await orderEntity.lock(tx, orderId)
    if (result.kind === 'authorized' || isTaken(order)) return bookOrdered(tx, order, facts)
    await cancelUncharged(tx, order)
    await tx.db.update(repeatPeriods).set({ state: 'declined' }).where(charging(orderId))
    // the patient has paused or stopped them meanwhile
    const active = facts.filter(({ repeat }) => repeat.status === 'active')
    if (active.length > 0) await bookRefused(tx, orderId, active, result)
  })

/** Somebody pays for it after all, in this way or another. */
const isTaken = (order: Order): boolean =>
  order.orderState !== 'cancelled' && (order.paymentMethod !== 'card' || !isUnpaid(order))

async function bookOrdered(
  tx: TxCtx,
  { id, number, placedAt }: Order,
  facts: Held[],
): Promise<void> {
  const on = dateIn(placedAt, tx.config.timeZone)
  await tx.db.update(repeatPeriods).set({ state: 'ordered' }).where(charging(id))
  const after = { order: number }
  for (const each of facts)
    await each.repeat.save(each.repeat.status === 'stopped' ? {} : afterOrdered(each, on), {
      action: 'ordered',
      after,
    })
}

async function bookRefused(
  tx: TxCtx,
  orderId: string,
  facts: Held[],
  result: Exclude<Result, { kind: 'authorized' | 'waiting' }>,
): Promise<void> {
  const today = todayOf(tx)
  const isRemoved = result.kind === 'declined' && result.code === 'card_removed'
  const reason = isRemoved ? 'card_removed' : 'confirm_payment'
  if (isRemoved || result.kind === 'needs_action' || result.kind === 'left')
    for (const each of facts) await pauseRepeat(tx, each, reason)
  else if (result.kind === 'again')
    for (const { repeat } of facts) await repeat.save({ waitsFor: null, retryOn: null }, null)
  else await bookDeclined(tx, orderId, facts, today)
}

/** Tried again, three times within a week of the first try and together as it was; then the repeats are paused. */
async function bookDeclined(
  tx: TxCtx,
  orderId: string,
  facts: Held[],
  today: string,
): Promise<void> {
  // the card is one, whatever has joined the order since
  const tries = Math.max(...facts.map(({ repeat }) => repeat.tries)) + 1
  const again = retryOn(today, tries)
  if (again === null) {
    for (const each of facts) await giveUp(tx, each)
    return
  }
  const values = { tries, waitsFor: 'payment' as const, retryOn: again }
  const waiting: Held[] = []
  for (const each of facts) {
    const declined = await each.repeat.save(values, { action: 'declined', after: { tries } })
    waiting.push({ ...each, repeat: declined })
  }
  await notifyDeclined(tx, waiting, again, orderId)
}

/** The period is over, and its day stays: what was due then comes once the patient has put the payment right. */
async function giveUp(tx: TxCtx, facts: Held): Promise<void> {
  const { repeat } = facts
  await tx.db
    .update(repeatPeriods)
    .set({ state: 'failed' })
    .where(and(eq(repeatPeriods.repeatId, repeat.id), eq(repeatPeriods.period, repeat.period)))
  const over = await repeat.save({ ...settled, period: repeat.period + 1 }, { action: 'declined' })
  await pauseRepeat(tx, { ...facts, repeat: over }, 'payment_failed')
}

const todayOf = (tx: TxCtx) => dateIn(tx.clock.now(), tx.config.timeZone)
