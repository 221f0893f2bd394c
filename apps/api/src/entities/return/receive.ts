import { type AdminCtx, inTransaction } from '../../context.ts'
import { orderLines } from '../../db/schema/order.ts'
import { eq, sql } from '../../db/sql.ts'
import { applyDerived } from '../order/derive.ts'
import { type ReturnView, readView } from '../order/returns.ts'
import { flagReturns, lockReturn, markLines } from './load.ts'

/** The goods are here again; what becomes of them is decided next. */
export function receiveReturn(ctx: AdminCtx, id: string, revision: number): Promise<ReturnView> {
  return inTransaction(ctx, async (tx) => {
    const { back, order } = await lockReturn(tx, id, revision)
    const receivedAt = tx.clock.now()
    const moved = await back.move('received', { receivedAt }, { action: 'return_received' })
    for (const line of back.lines)
      await tx.db
        .update(orderLines)
        .set({ qtyReturned: sql`${orderLines.qtyReturned} + ${line.quantity}` })
        .where(eq(orderLines.id, line.order_line_id))
    await markLines(tx, back, 'returned')
    await flagReturns(tx, { order }, 'return_waits_for_refund')
    await applyDerived(tx, order.id)
    return readView(tx, moved)
  })
}
