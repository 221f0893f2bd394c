import { type AdminCtx, inTransaction } from '../../context.ts'
import { stock } from '../../db/schema/product.ts'
import { eq } from '../../db/sql.ts'
import { audit } from '../audit.ts'
import { revisionConflict } from '../errors.ts'
import { lockStock } from './list.ts'

type Change = { lowThreshold: number; bin?: string | null | undefined; revision: number }

/** From when on a variant is low, and in which bin it lies. */
export function setThreshold(ctx: AdminCtx, variantId: string, change: Change): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const before = await lockStock(tx, variantId)
    if (before.revision !== change.revision) throw revisionConflict(null, before.updatedAt)
    const { lowThreshold, bin = before.bin } = change
    await tx.db
      .update(stock)
      .set({ lowThreshold, bin, revision: before.revision + 1, updatedAt: tx.clock.now() })
      .where(eq(stock.variantId, variantId))
    await audit(tx, {
      action: 'stock.threshold',
      objectType: 'stock',
      objectId: variantId,
      before: { low_threshold: before.lowThreshold, bin: before.bin },
      after: { low_threshold: lowThreshold, bin },
    })
  })
}
