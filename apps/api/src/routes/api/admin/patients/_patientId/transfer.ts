import { getPatientForAdmin } from '../../../../../domain/patient/getForAdmin.ts'
import { transferPatient } from '../../../../../domain/patient/transfer.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'adminTransferPatient'> = async (ctx, { params, body }) => {
  await transferPatient(ctx, params.patientId, body)
  return { data: await getPatientForAdmin(ctx, params.patientId) }
}
