import { listAddressesForAdmin } from '../../../../../domain/patient/partsForAdmin.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const get: Handler<'adminListPatientAddresses'> = async (ctx, { params }) => ({
  data: await listAddressesForAdmin(ctx, params.patientId),
})
