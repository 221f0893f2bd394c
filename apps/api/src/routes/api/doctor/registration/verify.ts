import { verifyRegistration } from '../../../../domain/doctor/register.ts'
import type { Handler } from '../../../../http/handler.ts'
import { limitTokens } from '../../../../http/limits.ts'

export const post: Handler<'authDoctorVerifyRegistration'> = async (ctx, { body }) => {
  await limitTokens(ctx)
  return { data: await verifyRegistration(ctx, body.token) }
}
