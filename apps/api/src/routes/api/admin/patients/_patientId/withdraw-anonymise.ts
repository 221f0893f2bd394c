import { withdrawAnonymise } from '../../../../../domain/patient/anonymise.ts'
import { getPatientForAdmin } from '../../../../../domain/patient/getForAdmin.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'adminWithdrawAnonymisePatient'> = async (ctx, { params, body }) => {
  await withdrawAnonymise(ctx, params.patientId, body)
  return { data: await getPatientForAdmin(ctx, params.patientId) }
}
