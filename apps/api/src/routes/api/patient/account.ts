import { getPatientAccount } from '../../../domain/patient/account.ts'
import type { Handler } from '../../../http/handler.ts'

export const get: Handler<'patientGetAccount'> = async (ctx) => ({
  data: await getPatientAccount(ctx),
})
