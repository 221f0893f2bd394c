import type { AdminCtx } from '../../context.ts'
import { doctors } from '../../db/schema/doctor.ts'
import { eq } from '../../db/sql.ts'
import { notFound, revisionConflict } from '../errors.ts'
import { lastChangedBy } from '../lastChangedBy.ts'

export type LockedDoctor = typeof doctors.$inferSelect

/** The doctor's row, locked until the transaction ends, at the revision that was read (undefined: any). */
export async function lockDoctor(
  ctx: AdminCtx,
  id: string,
  revision: number | undefined,
): Promise<LockedDoctor> {
  const [doctor] = await ctx.db.select().from(doctors).where(eq(doctors.id, id)).for('update')
  if (!doctor) throw notFound()
  if (revision !== undefined && doctor.revision !== revision)
    throw revisionConflict(await lastChangedBy(ctx, 'doctor', id), doctor.updatedAt)
  return doctor
}

/** Writes columns and raises the revision. */
export async function saveDoctor(
  ctx: AdminCtx,
  doctor: LockedDoctor,
  changes: Partial<typeof doctors.$inferInsert>,
): Promise<void> {
  await ctx.db
    .update(doctors)
    .set({ ...changes, revision: doctor.revision + 1, updatedAt: ctx.clock.now() })
    .where(eq(doctors.id, doctor.id))
}
