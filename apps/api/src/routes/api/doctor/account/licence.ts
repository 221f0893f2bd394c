import { getDoctorAccount } from '../../../../domain/doctor/account.ts'
import { renewLicence } from '../../../../domain/doctor/renewLicence.ts'
import type { Handler } from '../../../../http/handler.ts'

export const post: Handler<'doctorRenewLicence'> = async (ctx, { body, files }) => {
  await renewLicence(ctx, body, files)
  return { data: await getDoctorAccount(ctx) }
}
