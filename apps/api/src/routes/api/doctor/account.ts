import { getDoctorAccount } from '../../../domain/doctor/account.ts'
import type { Handler } from '../../../http/handler.ts'

export const get: Handler<'doctorGetAccount'> = async (ctx) => ({
  data: await getDoctorAccount(ctx),
})
