import { type AdminCtx, inTransaction } from '../../context.ts'
import { orderLines } from '../../db/schema/order.ts'
import { returns } from '../../db/schema/return.ts'
import { eq, sql } from '../../db/sql.ts'
import { applyDerived } from '../order/derive.ts'
import { flagReturns, lockReturn, markLines, moveReturn } from './load.ts'
import { type ReturnView, readView } from './view.ts'

/** The goods are here again; what becomes of them is decided next. */
export function receiveReturn(ctx: AdminCtx, id: string, revision: number): Promise<ReturnView> {
  return inTransaction(ctx, async (tx) => {
    const { back, order } = await lockReturn(tx, id, revision)
    await moveReturn(tx, back, 'received', { receivedAt: tx.clock.now() })
    for (const line of back.lines)
      await tx.db
        .update(orderLines)
        .set({ qtyReturned: sql`${orderLines.qtyReturned} + ${line.quantity}` })
        .where(eq(orderLines.id, line.order_line_id))
    await markLines(tx, back, 'returned')
    await flagReturns(tx, { order }, 'return_waits_for_refund')
    await applyDerived(tx, order.id)
    const [row] = await tx.db.select().from(returns).where(eq(returns.id, id))
    return readView(tx, row ?? back)
  })
}
