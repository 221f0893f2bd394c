import type { Handlers } from '../../http/handler.ts'
import { getPatientForAdmin, listInvitationsForAdmin } from '../patient/forAdmin.ts'
import {
  changeInvitationAddress,
  resendInvitationForAdmin,
  resendInvitations,
  revokeInvitationForAdmin,
} from './forAdmin.ts'

export const handlers = {
  'POST /api/admin/patients/resend-invitations': async (ctx, { body }) => ({
    data: await resendInvitations(ctx, body.ids),
  }),
  'POST /api/admin/patients/{patientId}/change-invitation-address': async (
    ctx,
    { params, body },
  ) => {
    await changeInvitationAddress(ctx, params.patientId, body)
    return { data: await getPatientForAdmin(ctx, params.patientId) }
  },
  'GET /api/admin/patients/{patientId}/invitations': async (ctx, { params }) => ({
    data: await listInvitationsForAdmin(ctx, params.patientId),
  }),
  'POST /api/admin/patients/{patientId}/resend-invitation': async (ctx, { params, body }) => {
    await resendInvitationForAdmin(ctx, params.patientId, body)
    return { data: await getPatientForAdmin(ctx, params.patientId) }
  },
  'POST /api/admin/patients/{patientId}/revoke-invitation': async (ctx, { params, body }) => {
    await revokeInvitationForAdmin(ctx, params.patientId, body)
    return { data: await getPatientForAdmin(ctx, params.patientId) }
  },
} satisfies Handlers<'admin'>
