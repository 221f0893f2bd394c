import { getPatientForAdmin } from '../../../../../domain/patient/getForAdmin.ts'
import { suspendPatient } from '../../../../../domain/patient/statesForAdmin.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'adminSuspendPatient'> = async (ctx, { params, body }) => {
  await suspendPatient(ctx, params.patientId, body)
  return { data: await getPatientForAdmin(ctx, params.patientId) }
}
