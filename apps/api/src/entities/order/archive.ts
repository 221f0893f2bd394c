import { dayMs } from '@officina/shared/dates/days'
import type { Ctx } from '../../context.ts'
import { orders } from '../../db/schema/order.ts'
import { and, eq, lt } from '../../db/sql.ts'
import { eachDue } from '../allRows.ts'
import { getShopSettings } from '../platform/shopSettings.ts'
import { order as entity } from './entity.ts'

/** Puts completed orders away once nothing has happened to them for 90 days. */
export async function archiveOrders(ctx: Ctx, atOnce = 1_000): Promise<void> {
  const days = (await getShopSettings(ctx))['order.archive_days']
  const before = new Date(ctx.clock.now().getTime() - days * dayMs)
  const isDue = and(eq(orders.orderState, 'completed'), lt(orders.updatedAt, before))
  const failed = 'an order was not archived'
  await eachDue(ctx, { table: orders, isDue, atOnce, failed }, async (tx, id) => {
    const order = await entity.lock(tx, id)
    if (order.orderState !== 'completed') return
    await order.move({ orderState: 'archived' }, {}, { action: 'archived' })
  })
}
