import type { PatientCtx } from '../../context.ts'
import { stockNotices } from '../../db/schema/stockNotice.ts'
import { and, eq } from '../../db/sql.ts'
import { notFound } from '../errors.ts'

/** Takes the signed-in patient's wish back; 404 when there is none, or it was told already. */
export async function stopStockNotice(ctx: PatientCtx, variantId: string): Promise<void> {
  const gone = await ctx.db
    .delete(stockNotices)
    .where(and(eq(stockNotices.patientId, ctx.actor.id), eq(stockNotices.variantId, variantId)))
    .returning({ id: stockNotices.variantId })
  if (gone.length === 0) throw notFound()
}
