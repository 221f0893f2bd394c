import { getDoctorAccount } from '../../../../../domain/doctor/account.ts'
import { resendEmailRoute } from '../../../../../http/account.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'doctorResendEmailChange'> = async (ctx) => {
  await resendEmailRoute(ctx)
  return { data: await getDoctorAccount(ctx) }
}
