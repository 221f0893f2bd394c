import { dayMs } from '@officina/shared/dates/days'
import { type Ctx, inTransaction, type TxCtx } from '../../context.ts'
import { orders } from '../../db/schema/order.ts'
import { shopEvents } from '../../db/schema/platform.ts'
import { and, asc, eq, inArray, isNotNull, isNull, like, lt, not, or, sql } from '../../db/sql.ts'
import type { ShopEvent } from '../../storefront/port.ts'
import { eachRow } from '../allRows.ts'
import { shopEvent } from './entity.ts'
import { fulfilmentFromShop } from './fulfilmentFromShop.ts'
import { notifyShopFailure } from './mails.ts'
import { refundFromShop } from './refundFromShop.ts'
import { removeProducts, saveProduct } from './saveProduct.ts'
import { saveShopOrder } from './saveShopOrder.ts'
import { isOurs, neededOf, subjectOf } from './wire.ts'

/** What is done, and what of an order of ours has failed, is forgotten after so many days. */
const KEEP_DAYS = 7

const isOfOrder = like(shopEvents.topic, 'orders/%')
const isOfPart = sql`(${shopEvents.topic} like 'refunds/%' or ${shopEvents.topic} like 'fulfillments/%')`
const isKnown = sql`exists (select 1 from ${orders} where ${orders.shopOrderId} = ${shopEvents.subject})`

/**
 * Keeps what the shop tells, once, and has it worked on; answers before the work. A repeated event and an
 * order without Officina's mark leave nothing behind.
 */
export async function receiveShopEvent(ctx: Ctx, event: ShopEvent): Promise<void> {
  const subject = subjectOf(event)
  if (!subject || (event.topic.startsWith('orders/') && !isOurs(event.payload))) return
  await inTransaction(ctx, async (tx) => {
    const kept = await tx.db
      .insert(shopEvents)
      .values({
        id: event.id,
        topic: event.topic,
        subject,
        payload: neededOf(event),
        receivedAt: tx.clock.now(),
      })
      .onConflictDoNothing()
      .returning({ id: shopEvents.id })
    if (kept.length > 0) await tx.jobs.enqueue(tx, 'shop.event', { id: event.id })
  })
}

/** Takes one event over. What comes before its order stays open; so does what fails, with the reason. */
export async function takeShopEvent(ctx: Ctx, { id }: { id: string }): Promise<void> {
  try {
    await inTransaction(ctx, async (tx) => {
      const isOpen = and(eq(shopEvents.id, id), isNull(shopEvents.doneAt))
      const [row] = await shopEvent.lockWhere(tx, isOpen)
      if (!row || !(await apply(tx, row))) return
      await row.save({ doneAt: tx.clock.now(), payload: null, error: null }, null)
      if (!row.topic.startsWith('orders/')) return
      const waiting = await tx.db
        .select({ id: shopEvents.id })
        .from(shopEvents)
        .where(and(eq(shopEvents.subject, row.subject), isNull(shopEvents.doneAt)))
      for (const other of waiting) await tx.jobs.enqueue(tx, 'shop.event', { id: other.id })
    })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const [failed] = await ctx.db
      .update(shopEvents)
      .set({ error: reason })
      .where(eq(shopEvents.id, id))
      .returning({ topic: shopEvents.topic })
    const isProduct = failed?.topic.startsWith('products/')
    await notifyShopFailure(ctx, isProduct ? 'products' : 'orders', error)
    throw error
  }
}

/** True when the event has had its effect, false when its order is not known yet. */
async function apply(ctx: TxCtx, row: typeof shopEvents.$inferSelect): Promise<boolean> {
  switch (row.topic as ShopEvent['topic']) {
    case 'orders/create':
    case 'orders/paid':
    case 'orders/cancelled':
      await saveShopOrder(ctx, row.payload)
      return true
    case 'refunds/create':
      return refundFromShop(ctx, row.payload)
    case 'fulfillments/create':
    case 'fulfillments/update':
      return fulfilmentFromShop(ctx, row.payload)
    case 'products/create':
    case 'products/update':
      await refreshProduct(ctx, row.subject)
      return true
    case 'products/delete':
      await removeProducts(ctx, [row.subject])
      return true
  }
}

/** The event is only a hint: the shop is asked what the product is now. */
async function refreshProduct(ctx: Ctx, id: string): Promise<void> {
  const product = await ctx.storefront.product(ctx, id)
  if (product) await saveProduct(ctx, product)
  else await removeProducts(ctx, [id])
}

/** Tries again what is open, and forgets what is done or has waited in vain. */
export async function sweepShopEvents(ctx: Ctx, atOnce = 500): Promise<void> {
  if (ctx.storefront.kind === 'embedded') return
  const now = ctx.clock.now()
  await forgetOld(ctx, now)
  // what only waits for its order is taken over with that; a busy shop has many of orders that never come
  const isOpen = and(
    isNull(shopEvents.doneAt),
    lt(shopEvents.receivedAt, new Date(now.getTime() - 60_000)),
    or(isNotNull(shopEvents.error), not(isOfPart), isKnown),
  )
  const receivedAt = sql<string>`${shopEvents.receivedAt}::text`
  const read = (after: string, last: { receivedAt: string } | undefined) =>
    ctx.db
      .select({ id: shopEvents.id, receivedAt })
      .from(shopEvents)
      .where(
        and(
          isOpen,
          sql`(${shopEvents.receivedAt}, ${shopEvents.id}) > (${last?.receivedAt ?? '-infinity'}::timestamptz, ${after})`,
        ),
      )
      .orderBy(asc(shopEvents.receivedAt), asc(shopEvents.id))
      .limit(atOnce)
  const failed = 'an event of the shop could not be taken over'
  await eachRow(ctx, read, { atOnce, failed }, (event) => takeShopEvent(ctx, event))
}

async function forgetOld(ctx: Ctx, now: Date): Promise<void> {
  const before = (days: number) => lt(shopEvents.receivedAt, new Date(now.getTime() - days * dayMs))
  await ctx.db
    .delete(shopEvents)
    .where(and(before(KEEP_DAYS), or(isNotNull(shopEvents.doneAt), not(isOfOrder))))
  // an order of ours is known within a day, or has failed: what waits for another one is none of our business
  const waiting = await ctx.db
    .select({ id: shopEvents.id, subject: shopEvents.subject })
    .from(shopEvents)
    .where(and(before(1), isNull(shopEvents.doneAt), isNull(shopEvents.error), not(isOfOrder)))
    .limit(5_000)
  if (waiting.length === 0) return
  const subjects = waiting.map(({ subject }) => subject)
  const known = await ctx.db
    .select({ id: orders.shopOrderId })
    .from(orders)
    .where(inArray(orders.shopOrderId, subjects))
  const failed = await ctx.db
    .select({ id: shopEvents.subject })
    .from(shopEvents)
    .where(and(isOfOrder, isNull(shopEvents.doneAt), inArray(shopEvents.subject, subjects)))
  const ours = new Set([...known, ...failed].map(({ id }) => id))
  const foreign = waiting.filter(({ subject }) => !ours.has(subject)).map(({ id }) => id)
  if (foreign.length > 0) await ctx.db.delete(shopEvents).where(inArray(shopEvents.id, foreign))
}
