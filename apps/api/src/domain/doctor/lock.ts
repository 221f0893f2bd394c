import { desc, eq, sql } from 'drizzle-orm'
import type { AdminCtx } from '../../context.ts'
import { admins } from '../../db/schema/account.ts'
import { doctors } from '../../db/schema/doctor.ts'
import { auditLog } from '../../db/schema/platform.ts'
import { notFound, revisionConflict } from '../errors.ts'

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
    throw revisionConflict(await lastChangedBy(ctx, id), doctor.updatedAt)
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

async function lastChangedBy(ctx: AdminCtx, id: string): Promise<string | null> {
  const [last] = await ctx.db
    .select({ name: admins.name })
    .from(auditLog)
    .leftJoin(admins, eq(admins.accountId, auditLog.actorId))
    .where(sql`${auditLog.objectType} = 'doctor' and ${auditLog.objectId} = ${id}`)
    .orderBy(desc(auditLog.id))
    .limit(1)
  return last?.name ?? null
}
