import { updatePreferences } from '../../../../domain/account/updatePreferences.ts'
import { getPatientAccount } from '../../../../domain/patient/account.ts'
import type { Handler } from '../../../../http/handler.ts'

export const patch: Handler<'patientUpdatePreferences'> = async (ctx, { body }) => {
  await updatePreferences(ctx, body)
  return { data: await getPatientAccount(ctx) }
}
