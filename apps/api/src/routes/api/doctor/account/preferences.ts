import { updatePreferences } from '../../../../domain/account/updatePreferences.ts'
import { getDoctorAccount } from '../../../../domain/doctor/account.ts'
import type { Handler } from '../../../../http/handler.ts'

export const patch: Handler<'doctorUpdatePreferences'> = async (ctx, { body }) => {
  await updatePreferences(ctx, body)
  return { data: await getDoctorAccount(ctx) }
}
