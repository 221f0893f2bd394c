import type { AdminCtx } from '../../context.ts'
import { endSessionsOf } from '../account/sessions.ts'
import { endOpenInvitations } from './invitations.ts'
import { restoredStatus } from './machine.ts'
import { movePatient } from './moveForAdmin.ts'

type Reasoned = { revision: number; reason: string }

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

/** The data are kept, nobody is mailed, an open invitation ends. */
export const archivePatientForAdmin = (ctx: AdminCtx, id: string, input: Reasoned): Promise<void> =>
  movePatient(ctx, id, {
    names: ['archive'],
    to: 'archived',
    action: 'archive',
    ...input,
    effect: async (tx, { accountId }) => {
      await endOpenInvitations(tx, id)
      if (accountId) await endSessionsOf(tx, accountId)
    },
  })

/** Back to active, or to "not invited" for a patient who has never signed in. */
export const restorePatientForAdmin = (
  ctx: AdminCtx,
  id: string,
  input: { revision: number },
): Promise<void> =>
  movePatient(ctx, id, {
    names: ['restore', 'restoreUnregistered'],
    to: (patient) => restoredStatus(patient.accountId !== null),
    action: 'restore',
    ...input,
  })
