import type { Handlers } from '../../http/handler.ts'
import { ofRecord, recordAfter } from '../../http/records.ts'
import { getPatientForAdmin, listInvitationsForAdmin } from '../patient/forAdmin.ts'
import {
  changeInvitationAddress,
  resendInvitationForAdmin,
  resendInvitations,
  revokeInvitationForAdmin,
} from './forAdmin.ts'

const patientAfter = recordAfter('patientId', getPatientForAdmin)

export const handlers = {
  'POST /api/admin/patients/resend-invitations': (ctx, { body }) =>
    resendInvitations(ctx, body.ids),
  'POST /api/admin/patients/{patientId}/change-invitation-address':
    patientAfter(changeInvitationAddress),
  'GET /api/admin/patients/{patientId}/invitations': ofRecord('patientId', listInvitationsForAdmin),
  'POST /api/admin/patients/{patientId}/resend-invitation': patientAfter(resendInvitationForAdmin),
  'POST /api/admin/patients/{patientId}/revoke-invitation': patientAfter(revokeInvitationForAdmin),
} satisfies Handlers<'admin'>
