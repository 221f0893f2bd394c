import { type AdminCtx, inTransaction } from '../../context.ts'
import { orderLines } from '../../db/schema/order.ts'
import { eq, sql } from '../../db/sql.ts'
import { returnDecidedMail } from '../../mail/templates/returnDecided.ts'
import { applyDerived } from '../order/derive.ts'
import { mailPatient } from '../order/mailPatient.ts'
import { type ReturnView, readView } from '../order/returns.ts'
import { flagReturns, lockReturn, markLines } from './load.ts'

/** The goods are not as agreed (opened, damaged by use): they go back, nothing is refunded. */
export function rejectReturn(
  ctx: AdminCtx,
  id: string,
  { reason, revision }: { reason: string; revision: number },
): Promise<ReturnView> {
  return inTransaction(ctx, async (tx) => {
    const { back, order } = await lockReturn(tx, id, revision)
    const values = { decisionReason: reason, closedAt: tx.clock.now() }
    const moved = await back.move('rejected', values, { action: 'return_rejected', reason })
    for (const line of back.lines)
      await tx.db
        .update(orderLines)
        .set({ qtyReturned: sql`${orderLines.qtyReturned} - ${line.quantity}` })
        .where(eq(orderLines.id, line.order_line_id))
    await markLines(tx, back, 'as before')
    await flagReturns(tx, { order }, 'return_answered')
    await applyDerived(tx, order.id)
    await mailPatient(
      tx,
      order,
      (name) => returnDecidedMail(tx.config, { ...order, name, outcome: 'rejected', reason }),
      `return_rejected:${id}`,
    )
    return readView(tx, moved)
  })
}
