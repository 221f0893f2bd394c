import { type AdminActor, type AdminCtx, inTransaction, type TxCtx } from '../../context.ts'
import type { patients } from '../../db/schema/patient.ts'
import { endSessionsOf } from '../account/sessions.ts'
import type { ActionOf } from '../auditActions.ts'
import type { Read, Reasoned } from '../entity.ts'
import { invalidTransition } from '../errors.ts'
import { allowedFrom } from '../machine.ts'
import { withdrawOpenRequests } from '../openRequests.ts'
import {
  patient as entity,
  type Patient,
  type PatientStatus,
  patientMachine,
  restoredStatus,
} from './entity.ts'
import { endOpenInvitations } from './invitations.ts'

/** The patient can neither sign in nor order until an administrator reinstates the account. */
export const suspendPatient = (ctx: AdminCtx, id: string, input: Reasoned): Promise<void> =>
  movePatient(ctx, id, {
    names: ['suspend'],
    to: 'suspended',
    action: 'suspend',
    ...input,
    effect: async (tx, { accountId }) => accountId && endSessionsOf(tx, accountId),
  })

export const reinstatePatient = (ctx: AdminCtx, id: string, input: Reasoned): Promise<void> =>
  movePatient(ctx, id, {
    names: ['reinstate'],
    to: 'active',
    action: 'reinstate',
    ...input,
    set: { statusReason: null },
  })

/** The data are kept, nobody is mailed, an open invitation and open requests end. */
export const archivePatientForAdmin = (ctx: AdminCtx, id: string, input: Reasoned): Promise<void> =>
  movePatient(ctx, id, {
    names: ['archive'],
    to: 'archived',
    action: 'archive',
    ...input,
    effect: async (tx, { accountId }) => {
      await withdrawOpenRequests(tx, id)
      await endOpenInvitations(tx, id)
      if (accountId) await endSessionsOf(tx, accountId)
    },
  })

/** Back to active, or to "not invited" for a patient who has never signed in. */
export const restorePatientForAdmin = (ctx: AdminCtx, id: string, input: Read): Promise<void> =>
  movePatient(ctx, id, {
    names: ['restore', 'restoreUnregistered'],
    to: (patient) => restoredStatus(patient.accountId !== null),
    action: 'restore',
    ...input,
  })

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
  effect?: (ctx: TxCtx<AdminActor>, patient: Patient) => Promise<unknown>
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
