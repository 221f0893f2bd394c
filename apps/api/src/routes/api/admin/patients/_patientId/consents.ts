import { listConsentsForAdmin } from '../../../../../domain/patient/partsForAdmin.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const get: Handler<'adminListPatientConsents'> = async (ctx, { params }) => ({
  data: await listConsentsForAdmin(ctx, params.patientId),
})
