import { type Ctx, inTransaction } from '../../context.ts'
import { orderLines, orders } from '../../db/schema/order.ts'
import { and, asc, eq, isNull, lte, sql } from '../../db/sql.ts'
import { eachRow } from '../allRows.ts'
import type { Seen } from '../entity.ts'
import { conflict, invalidTransition } from '../errors.ts'
import { wantCapture } from './card.ts'
import { applyDerived } from './derive.ts'
import {
  assertNotOnHold,
  lockOrder,
  type OrderLine,
  type Parcel,
  unitsInHouse,
  unitsLeft,
} from './load.ts'
import { isMismatched, withoutMismatch } from './matches.ts'
import { insertShipment } from './parcels.ts'
import { assertPayable, payable } from './payable.ts'

/**
 * Hands an order to logistics: one parcel with everything that is in stock. Also before the cancel window ends.
 * A person who releases an order whose amounts differ from the cart accepts them; nothing else may.
 */
export function releaseOrder(ctx: Ctx, orderId: string, { revision }: Seen = {}): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const { order, lines, parcels } = await lockOrder(tx, orderId, revision)
    assertNotOnHold(order)
    if (order.releasedAt)
      throw invalidTransition('fulfilment', order.fulfilmentState, 'in_progress', [])
    assertPayable(order)
    if (isMismatched(order) && tx.actor.role !== 'admin') return
    const units = unitsToSend(lines, parcels)
    if (units.length === 0) throw nothingToShip()
    const now = tx.clock.now()
    const flags = withoutMismatch(order.flags)
    await order.save(
      { releasedAt: now, flags },
      {
        action: 'released',
        ...(isMismatched(order) ? { before: { flags: order.flags } } : {}),
        after: { released_at: now.toISOString(), ...(isMismatched(order) ? { flags } : {}) },
      },
    )
    if (order.paymentState === 'authorized') await wantCapture(tx, orderId)
    await insertShipment(tx, order, units)
    await applyDerived(tx, orderId)
  })
}

/** Units that stock is kept for and that are in no parcel. */
export const unitsToSend = (lines: OrderLine[], parcels: Parcel[]) =>
  lines
    .filter((line) => line.lineStatus === 'reserved')
    .map((line) => ({
      orderLineId: line.id,
      quantity: unitsLeft(line) - unitsInHouse(parcels, line.id),
    }))
    .filter((unit) => unit.quantity > 0)

/** Releases what is paid, past its cancel window and can be delivered. Repeating it finds nothing. */
export async function releaseDueOrders(ctx: Ctx): Promise<void> {
  const isDue = and(
    eq(orders.orderState, 'open'),
    eq(orders.fulfilmentState, 'unfulfilled'),
    isNull(orders.releasedAt),
    lte(orders.cancelUntil, ctx.clock.now()),
    payable,
    sql`not (${orders.flags} && '{address_problem,amount_mismatch}')`,
    hasLine('reserved'),
  )
  const placedAt = sql<string>`${orders.placedAt}::text`
  const read = (after: string, last: { placedAt: string } | undefined) =>
    ctx.db
      .select({ id: orders.id, placedAt })
      .from(orders)
      .where(
        and(
          isDue,
          sql`(${orders.placedAt}, ${orders.id}) > (${last?.placedAt ?? '-infinity'}::timestamptz, ${after}::uuid)`,
        ),
      )
      .orderBy(asc(orders.placedAt), asc(orders.id))
      .limit(batch)
  await eachRow(ctx, read, { atOnce: batch, failed: 'an order was not released' }, ({ id }) =>
    releaseOrder(ctx, id),
  )
}

const batch = 500

/** Condition on `orders`: some line has one of these states, as text so that the index of open lines answers. */
export const hasLine = (...states: OrderLine['lineStatus'][]) =>
  sql`exists (select 1 from ${orderLines} where ${orderLines.orderId} = ${orders.id} and ${orderLines.lineStatus} in (${sql.raw(states.map((state) => `'${state}'`).join(', '))}))`

const nothingToShip = () =>
  conflict('NOTHING_TO_SHIP', {
    en: 'No line of this order is in stock.',
    ja: '発送できる在庫がありません。',
  })
