import { getPatientForAdmin } from '../../../../../domain/patient/getForAdmin.ts'
import { restorePatientForAdmin } from '../../../../../domain/patient/statesForAdmin.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'adminRestorePatient'> = async (ctx, { params, body }) => {
  await restorePatientForAdmin(ctx, params.patientId, body)
  return { data: await getPatientForAdmin(ctx, params.patientId) }
}
