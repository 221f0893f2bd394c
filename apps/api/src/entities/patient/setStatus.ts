import type { DoctorCtx } from '../../context.ts'
import { patients } from '../../db/schema/patient.ts'
import { eq } from '../../db/sql.ts'
import { audit } from '../audit.ts'
import type { AuditAction } from '../auditActions.ts'
import { assertTransition } from '../machine.ts'
import type { Patient } from './get.ts'
import { type PatientStatus, patientMachine } from './machine.ts'

/** Takes a locked patient to another status, with the audit row, in which `facts` stand too. Throws INVALID_TRANSITION. */
export async function setPatientStatus(
  ctx: DoctorCtx,
  patient: Patient,
  to: PatientStatus,
  action: AuditAction,
  reason: string | null = null,
  facts: Record<string, string> = {},
): Promise<void> {
  assertTransition(patientMachine, patient.status, to, 'doctor')
  await ctx.db
    .update(patients)
    .set({
      status: to,
      statusReason: reason,
      updatedAt: ctx.clock.now(),
      revision: patient.revision + 1,
    })
    .where(eq(patients.id, patient.id))
  await audit(ctx, {
    action,
    objectType: 'patient',
    objectId: patient.id,
    doctorId: patient.doctorId,
    patientId: patient.id,
    before: { status: patient.status },
    after: { status: to, ...facts },
    reason,
  })
}
