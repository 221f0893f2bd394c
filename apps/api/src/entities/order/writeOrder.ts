import type { Ctx } from '../../context.ts'
import { orders } from '../../db/schema/order.ts'
import { eq, sql } from '../../db/sql.ts'
import { audit } from '../audit.ts'
import type { ActionOf } from '../auditActions.ts'
import type { Order } from './load.ts'

/** Changes an order's own row, with revision and audit row. The caller has locked it and checked the step. */
export async function writeOrder(
  ctx: Ctx,
  order: Order,
  values: Partial<typeof orders.$inferInsert>,
  {
    action,
    reason = null,
    ...more
  }: {
    action: ActionOf<'order'>
    reason?: string | null
    before?: Record<string, unknown>
    after?: Record<string, unknown>
  },
): Promise<void> {
  await ctx.db
    .update(orders)
    .set({ ...values, updatedAt: ctx.clock.now(), revision: sql`${orders.revision} + 1` })
    .where(eq(orders.id, order.id))
  const after = { ...order, ...values }
  await audit(ctx, {
    action: `order.${action}`,
    objectType: 'order',
    objectId: order.id,
    doctorId: order.doctorId,
    patientId: order.patientId,
    before: { ...states(order), ...more.before },
    after: { ...states(after), ...more.after },
    reason,
  })
}

const states = (order: Pick<Order, 'orderState' | 'paymentState' | 'fulfilmentState'>) => ({
  order_state: order.orderState,
  payment_state: order.paymentState,
  fulfilment_state: order.fulfilmentState,
})
