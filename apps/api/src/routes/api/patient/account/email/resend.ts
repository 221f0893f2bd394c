import { getPatientAccount } from '../../../../../domain/patient/account.ts'
import { resendEmailRoute } from '../../../../../http/account.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'patientResendEmailChange'> = async (ctx) => {
  await resendEmailRoute(ctx)
  return { data: await getPatientAccount(ctx) }
}
