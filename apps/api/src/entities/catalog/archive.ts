import { type DoctorCtx, inTransaction } from '../../context.ts'
import { catalogs } from '../../db/schema/product.ts'
import { eq } from '../../db/sql.ts'
import { audit } from '../audit.ts'
import { getOwnCatalog } from './own.ts'

/** Puts an own catalog away for good: nobody sees it, nothing is written from it any more. */
export function archiveCatalog(ctx: DoctorCtx, id: string, revision: number): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const row = await getOwnCatalog(ctx, id, revision)
    await ctx.db
      .update(catalogs)
      .set({ status: 'archived', revision: revision + 1, updatedAt: ctx.clock.now() })
      .where(eq(catalogs.id, id))
    await audit(ctx, {
      action: 'catalog.archive',
      objectType: 'catalog',
      objectId: id,
      doctorId: ctx.actor.id,
      before: { status: row.status },
      after: { status: 'archived' },
    })
  })
}
