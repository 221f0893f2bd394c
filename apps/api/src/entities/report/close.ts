import { type AdminCtx, inTransaction } from '../../context.ts'
import { productReports } from '../../db/schema/return.ts'
import { and, eq, isNull } from '../../db/sql.ts'
import { invalidTransition, notFound, revisionConflict } from '../errors.ts'
import { lockOrder } from '../order/load.ts'
import { writeOrder } from '../order/writeOrder.ts'
import { type ReportView, readView, viewForAdmin } from './view.ts'

/** The office is done with a report; the order's flag goes with the last one. */
export function closeReport(
  ctx: AdminCtx,
  id: string,
  { reason, revision }: { reason: string; revision: number },
): Promise<ReportView> {
  return inTransaction(ctx, async (tx) => {
    const [found] = await tx.db.select().from(productReports).where(eq(productReports.id, id))
    if (!found) throw notFound()
    const { order } = await lockOrder(tx, found.orderId)
    if (found.revision !== revision) throw revisionConflict(null, found.updatedAt)
    if (found.handledAt) throw invalidTransition('report', 'handled', 'handled', [])
    const now = tx.clock.now()
    const [row] = await tx.db
      .update(productReports)
      .set({
        handledAt: now,
        handledBy: tx.actor.id,
        handlingNote: reason,
        updatedAt: now,
        revision: found.revision + 1,
      })
      .where(eq(productReports.id, id))
      .returning()
    if (!row) throw notFound()
    const left = await tx.db
      .select({ id: productReports.id })
      .from(productReports)
      .where(and(eq(productReports.orderId, order.id), isNull(productReports.handledAt)))
    const flags = left.length
      ? order.flags
      : order.flags.filter((flag) => flag !== 'problem_reported')
    await writeOrder(tx, order, { flags }, { action: 'report_closed', reason })
    return viewForAdmin(await readView(tx, row), tx.actor.permissions)
  })
}
