import { type DoctorCtx, inTransaction } from '../../context.ts'
import { endOpenInvitations } from '../invitation/send.ts'
import { lockPatientOfDoctor } from './get.ts'
import { restoredStatus } from './machine.ts'
import { setPatientStatus } from './setStatus.ts'

/** The patient can neither sign in nor order; the data are kept and the patient is not mailed. */
export async function archivePatient(
  ctx: DoctorCtx,
  id: string,
  reason: string | null,
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const patient = await lockPatientOfDoctor(tx, id)
    await setPatientStatus(tx, patient, 'archived', 'patient.archive', reason)
    await endOpenInvitations(tx, id)
  })
}

/** Back to active, or to "not invited" for a patient who has never signed in. */
export async function restorePatient(ctx: DoctorCtx, id: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const patient = await lockPatientOfDoctor(tx, id)
    const to = restoredStatus(patient.accountId !== null)
    await setPatientStatus(tx, patient, to, 'patient.restore')
  })
}
