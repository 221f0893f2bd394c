import { orderLines, orders } from '../../db/schema/order.ts'
import { stockMovements } from '../../db/schema/stock.ts'
import { type SQL, sql } from '../../db/sql.ts'

/**
 * When the units that were kept for an order line were taken from it last, as a recall does: it waits for stock since
 * then, however old its order is. Null for a line that has waited from the beginning.
 */
export const stockTakenAt: SQL<string | null> = sql`(
  select max(${stockMovements.at}) from ${stockMovements}
  where ${stockMovements.variantId} = ${orderLines.variantId} and ${stockMovements.orderId} = ${orderLines.orderId}
    and ${stockMovements.kind} = 'released'
    and ${stockMovements.at} > (select ${orders.placedAt} from ${orders} where ${orders.id} = ${orderLines.orderId}))`

/** Condition on `order_lines`: it has waited for stock since that moment, as far as a recall is concerned. */
export const hasWaitedSince = (since: Date): SQL =>
  sql`coalesce(${stockTakenAt} <= ${since.toISOString()}::timestamptz, true)`
