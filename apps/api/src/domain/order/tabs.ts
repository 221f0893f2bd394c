import { type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import { orders, shipments } from '../../db/schema/order.ts'
import { countOf } from '../list.ts'
import { payable } from './payable.ts'
import { hasLine } from './release.ts'

export const orderTabs = [
  'needs_attention',
  'new',
  'awaiting_payment',
  'to_ship',
  'backorders',
  'shipped',
  'delivered',
  'cancelled',
  'all',
] as const
export type OrderTab = (typeof orderTabs)[number]

const isOpen = sql`${orders.orderState} = 'open'`
const hasProblem = sql`exists (select 1 from ${shipments} where ${shipments.orderId} = ${orders.id} and ${shipments.status} = 'exception')`

/** What stands in each tab, as a condition on `orders`. */
export function tabCondition(ctx: Ctx, tab: OrderTab): SQL {
  const twoDaysAgo = new Date(ctx.clock.now().getTime() - 2 * 86_400_000).toISOString()
  const isLate = sql`${orders.fulfilmentState} = 'in_progress' and ${orders.releasedAt} < ${twoDaysAgo}::timestamptz`
  const tabs: Record<OrderTab, SQL> = {
    needs_attention: sql`(${orders.flags} <> '{}' or (${isOpen} and (${orders.paymentState} = 'failed'
      or ${orders.fulfilmentState} = 'on_hold' or (${isLate}) or ${hasProblem})))`,
    new: sql`${isOpen} and ${orders.fulfilmentState} = 'unfulfilled' and ${payable}`,
    awaiting_payment: sql`${orders.paymentState} in ('pending', 'failed') and ${orders.orderState} <> 'cancelled'`,
    to_ship: sql`${isOpen} and ${orders.fulfilmentState} in ('in_progress', 'partially_shipped')`,
    backorders: sql`${isOpen} and ${hasLine('backordered')}`,
    shipped: sql`${orders.fulfilmentState} = 'shipped'`,
    delivered: sql`${orders.fulfilmentState} in ('delivered', 'partially_returned', 'returned')`,
    cancelled: sql`(${orders.orderState} = 'cancelled' or ${orders.paymentState} = 'refunded')`,
    all: sql`true`,
  }
  return tabs[tab]
}

/** How many orders stand in each tab; above 10,000 the planner's estimate. */
export async function countOrders(ctx: Ctx): Promise<Record<OrderTab, number>> {
  const counts: Partial<Record<OrderTab, number>> = {}
  for (const tab of orderTabs) counts[tab] = await countOrdersIn(ctx, tab)
  return counts as Record<OrderTab, number>
}

export const countOrdersIn = async (ctx: Ctx, tab: OrderTab): Promise<number> =>
  (await countOf(ctx, sql`${orders} where ${tabCondition(ctx, tab)}`)).total
