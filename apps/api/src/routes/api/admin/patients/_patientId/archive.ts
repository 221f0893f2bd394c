import { getPatientForAdmin } from '../../../../../domain/patient/getForAdmin.ts'
import { archivePatientForAdmin } from '../../../../../domain/patient/statesForAdmin.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'adminArchivePatient'> = async (ctx, { params, body }) => {
  await archivePatientForAdmin(ctx, params.patientId, body)
  return { data: await getPatientForAdmin(ctx, params.patientId) }
}
