import { getDoctorAccount } from '../../../../domain/doctor/account.ts'
import { setClinicLogo } from '../../../../domain/doctor/logo.ts'
import type { Handler } from '../../../../http/handler.ts'

export const post: Handler<'doctorSetClinicLogo'> = async (ctx, { files }) => {
  await setClinicLogo(ctx, files)
  return { data: await getDoctorAccount(ctx) }
}

export const del: Handler<'doctorRemoveClinicLogo'> = async (ctx) => {
  await setClinicLogo(ctx, null)
  return undefined
}
