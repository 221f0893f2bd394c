import { getMe } from '../../../domain/account/me.ts'
import { getDoctorAccount } from '../../../domain/doctor/account.ts'
import { applyAsDoctor } from '../../../domain/doctor/apply.ts'
import { updateOwnDoctor } from '../../../domain/doctor/updateOwn.ts'
import type { Handler } from '../../../http/handler.ts'
import { limitTokens } from '../../../http/limits.ts'

export const get: Handler<'doctorMe'> = async (ctx) => ({
  data: await getMe(ctx, 'doctor', ctx.actor.accountId),
})

export const post: Handler<'authDoctorCompleteRegistration'> = async (ctx, { body, files }) => {
  await limitTokens(ctx)
  return { data: await applyAsDoctor(ctx, body, files) }
}

export const patch: Handler<'doctorUpdateMe'> = async (ctx, { body }) => {
  await updateOwnDoctor(ctx, body)
  return { data: await getDoctorAccount(ctx) }
}
