import { confirmAnonymise } from '../../../../../domain/patient/anonymise.ts'
import { getPatientForAdmin } from '../../../../../domain/patient/getForAdmin.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'adminConfirmAnonymisePatient'> = async (ctx, { params, body }) => {
  await confirmAnonymise(ctx, params.patientId, body)
  return { data: await getPatientForAdmin(ctx, params.patientId) }
}
