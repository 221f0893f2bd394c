import type { Ctx } from '../../context.ts'
import { orderLines, orders } from '../../db/schema/order.ts'
import { eq, sql } from '../../db/sql.ts'
import { getShopSettings } from '../platform/shopSettings.ts'

/** Tax inside an order per rate, highest rate first; what the lines do not explain is the delivery's, at the standard rate. */
export async function taxesOf(
  ctx: Ctx,
  orderId: string,
): Promise<{ rateBp: number; tax: number }[]> {
  const rows = await ctx.db
    .select({
      rateBp: orderLines.taxRateBp,
      tax: sql<number>`sum(${orderLines.tax})::float8`,
      all: orders.tax,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(eq(orderLines.orderId, orderId))
    .groupBy(orderLines.taxRateBp, orders.tax)
  const shippingTax = (rows[0]?.all ?? 0) - rows.reduce((sum, row) => sum + row.tax, 0)
  const { 'tax.standard_bp': standard } = await getShopSettings(ctx)
  const byRate = new Map(rows.map((row) => [row.rateBp, row.tax]))
  if (shippingTax > 0) byRate.set(standard, (byRate.get(standard) ?? 0) + shippingTax)
  return [...byRate]
    .map(([rateBp, tax]) => ({ rateBp, tax }))
    .filter(({ tax }) => tax > 0)
    .sort((a, b) => b.rateBp - a.rateBp)
}
