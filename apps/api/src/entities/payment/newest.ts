import type { Ctx } from '../../context.ts'
import { orders, payments } from '../../db/schema/order.ts'
import { and, desc, eq, isNotNull } from '../../db/sql.ts'

/** The newest payment by card of an order, with what of the order its provider is told. */
export async function newestOf(ctx: Ctx, orderId: string) {
  const [found] = await ctx.db
    .select({
      payment: payments,
      number: orders.number,
      patientId: orders.patientId,
      doctorId: orders.doctorId,
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(eq(payments.orderId, orderId), isNotNull(payments.checkoutUntil)))
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(1)
  return found
}
