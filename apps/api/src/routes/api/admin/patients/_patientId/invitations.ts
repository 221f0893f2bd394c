import { listInvitationsForAdmin } from '../../../../../domain/patient/partsForAdmin.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const get: Handler<'adminListPatientInvitations'> = async (ctx, { params }) => ({
  data: await listInvitationsForAdmin(ctx, params.patientId),
})
