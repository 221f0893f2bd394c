import { listLinksForAdmin } from '../../../../../domain/patient/partsForAdmin.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const get: Handler<'adminListPatientLinks'> = async (ctx, { params }) => ({
  data: await listLinksForAdmin(ctx, params.patientId),
})
