import { cancelEmailChange } from '../../../../domain/account/cancelEmailChange.ts'
import { getPatientAccount } from '../../../../domain/patient/account.ts'
import { changeEmailRoute } from '../../../../http/account.ts'
import type { Handler } from '../../../../http/handler.ts'

export const post: Handler<'patientRequestEmailChange'> = async (ctx, { body }) => {
  await changeEmailRoute(ctx, body)
  return { data: await getPatientAccount(ctx) }
}

export const del: Handler<'patientCancelEmailChange'> = async (ctx) => {
  await cancelEmailChange(ctx)
  return { data: await getPatientAccount(ctx) }
}
