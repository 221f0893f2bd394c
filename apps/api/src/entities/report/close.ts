import { type AdminCtx, inTransaction } from '../../context.ts'
import { productReports } from '../../db/schema/return.ts'
import { and, eq, isNull } from '../../db/sql.ts'
import { invalidTransition } from '../errors.ts'
import { order as entity } from '../order/entity.ts'
import { type ReportView, readView, viewForAdmin } from '../order/reports.ts'
import { report } from './entity.ts'

/** The office is done with a report; the order's flag goes with the last one. */
export function closeReport(
  ctx: AdminCtx,
  id: string,
  { reason, revision }: { reason: string; revision: number },
): Promise<ReportView> {
  return inTransaction(ctx, async (tx) => {
    const { orderId } = await report.get(tx, id)
    const order = await entity.lock(tx, orderId)
    const found = await report.lock(tx, id, revision)
    if (found.handledAt) throw invalidTransition('report', 'handled', 'handled', [])
    const values = { handledAt: tx.clock.now(), handledBy: tx.actor.id, handlingNote: reason }
    const closed = await found.save(values, null)
    const left = await tx.db
      .select({ id: productReports.id })
      .from(productReports)
      .where(and(eq(productReports.orderId, order.id), isNull(productReports.handledAt)))
    const flags = left.length
      ? order.flags
      : order.flags.filter((flag) => flag !== 'problem_reported')
    await order.save({ flags }, { action: 'report_closed', reason })
    return viewForAdmin(await readView(tx, closed), tx.actor.permissions)
  })
}
