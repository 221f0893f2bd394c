import { type AdminCtx, inTransaction } from '../../context.ts'
import type { patients } from '../../db/schema/patient.ts'
import { audit } from '../audit.ts'
import type { AuditAction } from '../auditActions.ts'
import { invalidTransition } from '../errors.ts'
import { allowedFrom } from '../machine.ts'
import type { Patient } from './get.ts'
import { lockPatientForAdmin, savePatient } from './lockForAdmin.ts'
import { type PatientStatus, patientMachine } from './machine.ts'

type Step = {
  /** The machine's names of the step: two ways can lead to one state. */
  names: readonly string[]
  to: PatientStatus | ((patient: Patient) => PatientStatus)
  action: AuditAction
  revision: number
  reason?: string | null
  set?: Partial<typeof patients.$inferInsert>
  /** Checks before, given the locked row; throws what is wrong. */
  check?: (ctx: AdminCtx, patient: Patient) => Promise<void>
  /** What else follows, in the same transaction. */
  effect?: (ctx: AdminCtx, patient: Patient) => Promise<unknown>
}

/** Moves a patient to another state: lock, revision, machine, columns, effects and audit in one transaction. */
export async function movePatient(ctx: AdminCtx, id: string, step: Step): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const patient = await lockPatientForAdmin(tx, id, step.revision)
    const to = typeof step.to === 'function' ? step.to(patient) : step.to
    assertStep(patient.status, to, step.names)
    await step.check?.(tx, patient)
    await savePatient(tx, patient, { statusReason: step.reason ?? null, ...step.set, status: to })
    await step.effect?.(tx, patient)
    await audit(tx, {
      action: step.action,
      objectType: 'patient',
      objectId: id,
      doctorId: patient.doctorId,
      patientId: id,
      before: { status: patient.status },
      after: { status: to },
      reason: step.reason ?? null,
    })
  })
}

function assertStep(from: PatientStatus, to: PatientStatus, names: readonly string[]): void {
  const known = patientMachine.transitions.some(
    (t) => names.includes(t.name) && t.from === from && t.to === to && t.who.includes('admin'),
  )
  if (!known)
    throw invalidTransition('patient', from, to, allowedFrom(patientMachine, from, 'admin'))
}
