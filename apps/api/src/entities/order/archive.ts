import { dayMs } from '@officina/shared/dates/days'
import { type Ctx, inTransaction } from '../../context.ts'
import { orders } from '../../db/schema/order.ts'
import { and, asc, eq, gt, lt } from '../../db/sql.ts'
import { eachRow } from '../allRows.ts'
import { getShopSettings } from '../platform/shopSettings.ts'
import { order as entity } from './entity.ts'

/** Puts completed orders away once nothing has happened to them for 90 days. */
export async function archiveOrders(ctx: Ctx, atOnce = 1_000): Promise<void> {
  const days = (await getShopSettings(ctx))['order.archive_days']
  const before = new Date(ctx.clock.now().getTime() - days * dayMs)
  const isOld = and(eq(orders.orderState, 'completed'), lt(orders.updatedAt, before))
  const read = (after: string) =>
    ctx.db
      .select({ id: orders.id })
      .from(orders)
      .where(and(isOld, gt(orders.id, after)))
      .orderBy(asc(orders.id))
      .limit(atOnce)
  await eachRow(ctx, read, { atOnce, failed: 'an order was not archived' }, ({ id }) =>
    inTransaction(ctx, async (tx) => {
      const order = await entity.lock(tx, id)
      if (order.orderState !== 'completed') return
      await order.move({ orderState: 'archived' }, {}, { action: 'archived' })
    }),
  )
}
