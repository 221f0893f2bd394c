import { type AdminCtx, inTransaction } from '../../context.ts'
import { audit } from '../audit.ts'
import { lockPatientForAdmin } from './lockForAdmin.ts'

/** One address of a patient in full; who looked at which stands in the history. */
export const revealPatient = (
  ctx: AdminCtx,
  id: string,
  field: 'email' | 'phone',
): Promise<{ value: string | null }> =>
  inTransaction(ctx, async (tx) => {
    const patient = await lockPatientForAdmin(tx, id)
    await audit(tx, {
      action: 'patient.reveal',
      objectType: 'patient',
      objectId: id,
      doctorId: patient.doctorId,
      patientId: id,
      after: { field },
    })
    return { value: patient[field] }
  })
