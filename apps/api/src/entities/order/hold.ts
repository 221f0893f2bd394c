import { type AdminCtx, inTransaction } from '../../context.ts'
import { assertTransition } from '../machine.ts'
import { lockOrder } from './load.ts'
import { fulfilmentMachine } from './machine.ts'
import { writeOrder } from './writeOrder.ts'

/** Stops an order of which nothing has left; its parcels stay where they are. */
export function holdOrder(
  ctx: AdminCtx,
  orderId: string,
  reason: string,
  revision?: number,
): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const { order } = await lockOrder(tx, orderId, revision)
    assertTransition(fulfilmentMachine, order.fulfilmentState, 'on_hold', 'admin')
    const values = { fulfilmentState: 'on_hold' as const, holdReason: reason }
    await writeOrder(tx, order, values, { action: 'held', reason })
  })
}

export function unholdOrder(ctx: AdminCtx, orderId: string, revision?: number): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const { order } = await lockOrder(tx, orderId, revision)
    const fulfilmentState = order.releasedAt ? 'in_progress' : 'unfulfilled'
    assertTransition(fulfilmentMachine, order.fulfilmentState, fulfilmentState, 'admin')
    await writeOrder(tx, order, { fulfilmentState, holdReason: null }, { action: 'unheld' })
  })
}
