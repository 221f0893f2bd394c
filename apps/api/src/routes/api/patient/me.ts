import { getMe } from '../../../domain/account/me.ts'
import { getPatientAccount } from '../../../domain/patient/account.ts'
import { updateOwnPatient } from '../../../domain/patient/updateOwn.ts'
import type { Handler } from '../../../http/handler.ts'

export const get: Handler<'patientMe'> = async (ctx) => ({
  data: await getMe(ctx, 'patient', ctx.actor.accountId),
})

export const patch: Handler<'patientUpdateMe'> = async (ctx, { body }) => {
  await updateOwnPatient(ctx, body)
  return { data: await getPatientAccount(ctx) }
}
