import { type Ctx, inTransaction, type TxCtx } from '../../context.ts'
import { stock } from '../../db/schema/product.ts'
import { and, eq, sql } from '../../db/sql.ts'
import { eachRow } from '../allRows.ts'
import { applyDerived } from './derive.ts'
import { isInHouse, lockOrder, unitsLeft } from './load.ts'
import { takeFromWaiting } from './parcels.ts'

/** Few at a time: once nothing is missing any more, no others are looked at. */
const batch = 20
/** A line that is kept, and since when its order does: as text, which keeps all of its microseconds. */
type Kept = { id: string; order_id: string; placed_at: string }

/**
 * When a recall has taken units that orders wait for, lines of the latest orders wait for stock again, and their
 * patients are told like those of any backorder. What somebody is picking already is left to them.
 */
export async function backorderShortages(ctx: Ctx): Promise<void> {
  // the store decides about its own orders
  if (ctx.storefront.kind !== 'embedded') return
  const read = (after: string, last: Kept | undefined) =>
    ctx.db.execute<Kept>(sql`
      with kept as materialized (
        select l.id, o.id as order_id, o.placed_at
        from stock s join order_lines l on l.variant_id = s.variant_id join orders o on o.id = l.order_id
        where s.on_hand < s.reserved and l.line_status = 'reserved' and o.order_state = 'open')
      select id, order_id, placed_at::text as placed_at from kept
      where (placed_at, id) < (${last?.placed_at ?? 'infinity'}::timestamptz, ${last?.id ?? after}::uuid)
      order by placed_at desc, id desc limit ${batch}`)
  const how = { atOnce: batch, failed: 'a line does not wait for stock that is missing' }
  await eachRow(ctx, read, how, ({ id, order_id }) =>
    inTransaction(ctx, (tx) => waitAgain(tx, order_id, id)),
  )
}

async function waitAgain(tx: TxCtx, orderId: string, lineId: string): Promise<void> {
  const held = await lockOrder(tx, orderId)
  const line = held.lines.find(({ id }) => id === lineId)
  if (line?.lineStatus !== 'reserved' || held.order.orderState !== 'open') return
  const isMissing = and(eq(stock.variantId, line.variantId), sql`on_hand < reserved`)
  if ((await tx.db.$count(stock, isMissing)) === 0) return
  const begun = held.parcels.filter((parcel) => isInHouse(parcel) && parcel.status !== 'to_pick')
  if (begun.some(({ lines }) => lines.some((each) => each.orderLineId === lineId))) return
  const quantity = unitsLeft(line)
  await takeFromWaiting(tx, held, line, quantity, 'emptied')
  await tx.storefront.release(tx, [{ variantId: line.variantId, quantity }], { orderId })
  await line.move({ lineStatus: 'backordered' })
  await applyDerived(tx, orderId)
}
