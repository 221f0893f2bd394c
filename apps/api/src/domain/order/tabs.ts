import { type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import { orders, shipments } from '../../db/schema/order.ts'
import { countOf } from '../list.ts'
import { payable } from './payable.ts'
import { hasLine } from './release.ts'

export type OrderTab =
  | 'needs_attention'
  | 'new'
  | 'awaiting_payment'
  | 'to_ship'
  | 'backorders'
  | 'shipped'
  | 'delivered'
  | 'cancelled'
  | 'all'

const isOpen = sql`${orders.orderState} = 'open'`
const hasProblem = sql`exists (select 1 from ${shipments} where ${shipments.orderId} = ${orders.id} and ${shipments.status} = 'exception')`

export type OrderFlag =
  | 'cancel_requested'
  | 'address_problem'
  | 'return_requested'
  | 'return_received'
  | 'problem_reported'
  | 'payment_failed'
  | 'refund_due'
  | 'recipe_cancelled'
  | 'shipment_problem'
  | 'late'
  | 'backorder_late'
  | 'on_hold'

/** To the minute, so that whoever counts in it counts the same. */
function daysAgo(ctx: Ctx, days: number): SQL {
  const minute = Math.floor(ctx.clock.now().getTime() / 60_000) * 60_000
  return sql`${new Date(minute - days * 86_400_000).toISOString()}::timestamptz`
}
const lateSince = (ctx: Ctx) =>
  sql`${orders.fulfilmentState} = 'in_progress' and ${orders.releasedAt} < ${daysAgo(ctx, 2)}`
// said twice, so that the index of flagged orders answers it
const written = (flag: string) => sql`${orders.flags} <> '{}' and ${flag} = any(${orders.flags})`

/** Why an order needs somebody, as a condition on `orders`; several are joined by "or". */
export function flagCondition(ctx: Ctx, flags: readonly OrderFlag[]): SQL {
  const conditions: Record<OrderFlag, SQL> = {
    cancel_requested: written('cancel_requested'),
    address_problem: written('address_problem'),
    return_requested: written('return_requested'),
    return_received: written('return_received'),
    problem_reported: written('problem_reported'),
    payment_failed: sql`${isOpen} and ${orders.paymentState} = 'failed'`,
    refund_due: written('refund_due'),
    recipe_cancelled: written('recipe_cancelled'),
    shipment_problem: hasProblem,
    late: sql`${isOpen} and ${lateSince(ctx)}`,
    backorder_late: sql`${isOpen} and ${orders.placedAt} < ${daysAgo(ctx, 21)} and ${hasLine('backordered')}`,
    on_hold: sql`${isOpen} and ${orders.fulfilmentState} = 'on_hold'`,
  }
  return sql`(${sql.join(
    flags.map((flag) => sql`(${conditions[flag]})`),
    sql` or `,
  )})`
}

/** What stands in each tab, as a condition on `orders`. */
export function tabCondition(ctx: Ctx, tab: OrderTab): SQL {
  const tabs: Record<OrderTab, SQL> = {
    needs_attention: sql`(${orders.flags} <> '{}' or (${isOpen} and (${orders.paymentState} = 'failed'
      or ${orders.fulfilmentState} = 'on_hold' or (${lateSince(ctx)}) or ${hasProblem}
      or (${orders.placedAt} < ${daysAgo(ctx, 21)} and ${hasLine('backordered')}))))`,
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

export const countOrdersIn = async (ctx: Ctx, tab: OrderTab): Promise<number> =>
  (await countOf(ctx, sql`${orders} where ${tabCondition(ctx, tab)}`)).total
