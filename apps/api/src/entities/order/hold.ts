import { type AdminCtx, inTransaction } from '../../context.ts'
import { assertTransition } from '../machine.ts'
import { order as entity } from './entity.ts'
import { fulfilmentMachine } from './machine.ts'

/** Stops an order of which nothing has left; its parcels stay where they are. */
export function holdOrder(
  ctx: AdminCtx,
  orderId: string,
  reason: string,
  revision?: number,
): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const order = await entity.lock(tx, orderId, revision)
    const values = { holdReason: reason }
    assertTransition(fulfilmentMachine, order.fulfilmentState, 'on_hold', 'admin')
    await order.move({ fulfilmentState: 'on_hold' }, values, { action: 'held', reason })
  })
}

export function unholdOrder(ctx: AdminCtx, orderId: string, revision?: number): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const order = await entity.lock(tx, orderId, revision)
    const fulfilmentState = order.releasedAt ? 'in_progress' : 'unfulfilled'
    assertTransition(fulfilmentMachine, order.fulfilmentState, fulfilmentState, 'admin')
    await order.move({ fulfilmentState }, { holdReason: null }, { action: 'unheld' })
  })
}
