import { type DoctorCtx, inTransaction } from '../../context.ts'
import { patient as entity } from './entity.ts'
import { endOpenInvitations } from './invitations.ts'
import { restoredStatus } from './machine.ts'

/** The patient can neither sign in nor order; the data are kept and the patient is not mailed. */
export async function archivePatient(
  ctx: DoctorCtx,
  id: string,
  reason: string | null,
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const patient = await entity.lock(tx, id)
    await patient.move('archived', { statusReason: reason }, { action: 'archive', reason })
    await endOpenInvitations(tx, id)
  })
}

/** Back to active, or to "not invited" for a patient who has never signed in. */
export async function restorePatient(ctx: DoctorCtx, id: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const patient = await entity.lock(tx, id)
    const to = restoredStatus(patient.accountId !== null)
    await patient.move(to, { statusReason: null }, { action: 'restore' })
  })
}
