import { type AdminCtx, inTransaction } from '../../context.ts'
import type { patients } from '../../db/schema/patient.ts'
import type { ActionOf } from '../auditActions.ts'
import { invalidTransition } from '../errors.ts'
import { allowedFrom } from '../machine.ts'
import { patient as entity } from './entity.ts'
import type { Patient } from './get.ts'
import { type PatientStatus, patientMachine } from './machine.ts'

type Step = {
  /** The machine's names of the step: two ways can lead to one state. */
  names: readonly string[]
  to: PatientStatus | ((patient: Patient) => PatientStatus)
  action: ActionOf<'patient'>
  revision: number
  reason?: string | null
  set?: Omit<Partial<typeof patients.$inferInsert>, 'id' | 'status' | 'revision' | 'updatedAt'>
  /** Checks before, given the locked row; throws what is wrong. */
  check?: (ctx: AdminCtx, patient: Patient) => Promise<void>
  /** What else follows, in the same transaction. */
  effect?: (ctx: AdminCtx, patient: Patient) => Promise<unknown>
}

/** Moves a patient to another state: lock, revision, machine, columns, effects and audit in one transaction. */
export async function movePatient(ctx: AdminCtx, id: string, step: Step): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const patient = await entity.lock(tx, id, step.revision)
    const to = typeof step.to === 'function' ? step.to(patient) : step.to
    assertStep(patient.status, to, step.names)
    await step.check?.(tx, patient)
    const { action, reason = null } = step
    await patient.move(to, { statusReason: reason, ...step.set }, { action, reason })
    await step.effect?.(tx, patient)
  })
}

function assertStep(from: PatientStatus, to: PatientStatus, names: readonly string[]): void {
  const known = patientMachine.transitions.some(
    (t) => names.includes(t.name) && t.from === from && t.to === to && t.who.includes('admin'),
  )
  if (!known)
    throw invalidTransition('patient', from, to, allowedFrom(patientMachine, from, 'admin'))
}
