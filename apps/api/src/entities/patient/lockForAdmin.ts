import type { AdminCtx } from '../../context.ts'
import { patients } from '../../db/schema/patient.ts'
import { eq } from '../../db/sql.ts'
import { notFound, revisionConflict } from '../errors.ts'
import { lastChangedBy } from '../lastChangedBy.ts'
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
    throw revisionConflict(await lastChangedBy(ctx, 'patient', id), patient.updatedAt)
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
