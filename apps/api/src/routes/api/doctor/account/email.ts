import { cancelEmailChange } from '../../../../domain/account/cancelEmailChange.ts'
import { getDoctorAccount } from '../../../../domain/doctor/account.ts'
import { changeEmailRoute } from '../../../../http/account.ts'
import type { Handler } from '../../../../http/handler.ts'

export const post: Handler<'doctorRequestEmailChange'> = async (ctx, { body }) => {
  await changeEmailRoute(ctx, body)
  return { data: await getDoctorAccount(ctx) }
}

export const del: Handler<'doctorCancelEmailChange'> = async (ctx) => {
  await cancelEmailChange(ctx)
  return { data: await getDoctorAccount(ctx) }
}
