import { and, eq } from 'drizzle-orm'
import type { DoctorCtx } from '../../context.ts'
import { catalogs } from '../../db/schema/product.ts'
import { notFound, revisionConflict } from '../errors.ts'

/** An active catalog of this doctor, locked, in the revision that was read. 404 for anything else. */
export async function getOwnCatalog(ctx: DoctorCtx, id: string, revision: number) {
  const row = await lockOwnCatalog(ctx, id)
  if (row.revision !== revision) throw revisionConflict(ctx.actor.name, row.updatedAt)
  return row
}

/** The same in whatever revision. */
export async function lockOwnCatalog(ctx: DoctorCtx, id: string) {
  const [row] = await ctx.db
    .select()
    .from(catalogs)
    .where(
      and(
        eq(catalogs.id, id),
        eq(catalogs.ownerDoctorId, ctx.actor.id),
        eq(catalogs.status, 'active'),
      ),
    )
    .for('update')
  if (!row) throw notFound()
  return row
}
