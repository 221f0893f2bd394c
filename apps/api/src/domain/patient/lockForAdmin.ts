import { desc, eq, sql } from 'drizzle-orm'
import type { AdminCtx } from '../../context.ts'
import { admins } from '../../db/schema/account.ts'
import { patients } from '../../db/schema/patient.ts'
import { auditLog } from '../../db/schema/platform.ts'
import { notFound, revisionConflict } from '../errors.ts'
import type { Patient } from './get.ts'

/** The patient's row, locked until the transaction ends, at the revision that was read (undefined: any). */
export async function lockPatientForAdmin(
  ctx: AdminCtx,
  id: string,
  revision?: number,
): Promise<Patient> {
  const [patient] = await ctx.db.select().from(patients).where(eq(patients.id, id)).for('update')
  if (!patient) throw notFound()
  if (revision !== undefined && patient.revision !== revision)
    throw revisionConflict(await lastChangedBy(ctx, id), patient.updatedAt)
  return patient
}

/** Writes columns and raises the revision. */
export async function savePatient(
  ctx: AdminCtx,
  patient: Patient,
  changes: Partial<typeof patients.$inferInsert>,
): Promise<void> {
  await ctx.db
    .update(patients)
    .set({ ...changes, revision: patient.revision + 1, updatedAt: ctx.clock.now() })
    .where(eq(patients.id, patient.id))
}

async function lastChangedBy(ctx: AdminCtx, id: string): Promise<string | null> {
  const [last] = await ctx.db
    .select({ name: admins.name })
    .from(auditLog)
    .leftJoin(admins, eq(admins.accountId, auditLog.actorId))
    .where(
      sql`${auditLog.objectType} = 'patient' and ${auditLog.objectId} = ${id} and ${auditLog.action} <> 'patient.read'`,
    )
    .orderBy(desc(auditLog.id))
    .limit(1)
  return last?.name ?? null
}
