import type { DoctorCtx } from '../../context.ts'
import { catalogs } from '../../db/schema/product.ts'
import { and, eq, sql } from '../../db/sql.ts'
import { invalid, notFound, revisionConflict } from '../errors.ts'

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

/** Who is to see a catalog must be a patient of the doctor. 422 at `selected`. */
export async function assertOwnPatients(ctx: DoctorCtx, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  const found = await ctx.db.execute<{ n: number }>(sql`
    select count(*)::int as n from patients
    where doctor_id = ${ctx.actor.id} and id = any(${sql.param(ids)}::uuid[])`)
  if (found.rows[0]?.n !== new Set(ids).size)
    throw invalid('selected', 'VALIDATION_FAILED', {
      en: 'One of these is not your patient.',
      ja: '担当ではない患者さんが含まれています。',
    })
}
