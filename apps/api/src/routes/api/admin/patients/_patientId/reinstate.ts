import { getPatientForAdmin } from '../../../../../domain/patient/getForAdmin.ts'
import { reinstatePatient } from '../../../../../domain/patient/statesForAdmin.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'adminReinstatePatient'> = async (ctx, { params, body }) => {
  await reinstatePatient(ctx, params.patientId, body)
  return { data: await getPatientForAdmin(ctx, params.patientId) }
}
