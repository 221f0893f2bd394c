import { type Handlers, withFacts } from '../../http/handler.ts'
import { recordAfter } from '../../http/records.ts'
import { assertPatientFacts } from '../patient/check.ts'
import { patientDetail } from '../patient/detail.ts'
import { makeInvitationLink, resendInvitation, revokeInvitation } from '../patient/invitations.ts'
import { importPatients } from './importPatients.ts'
import { invitePatient } from './invite.ts'

export const handlers = {
  'POST /api/doctor/invitation': withFacts<'doctorInvitePatient'>(
    (ctx, { body }) => assertPatientFacts(ctx, body),
    (ctx, { body }) => invitePatient(ctx, body),
  ),
  'POST /api/doctor/patients/{patientId}/invitation/link': async (ctx, { params }) => {
    const { url, expiresAt } = await makeInvitationLink(ctx, params.patientId)
    return { url, expires_at: expiresAt.toISOString() }
  },
  'POST /api/doctor/patients/{patientId}/invitation/resend': async (ctx, { params, body }) => {
    await resendInvitation(ctx, params.patientId, {
      message: body?.personal_message,
      recipeDraftId: body?.recipe_draft_id,
    })
    return patientDetail(ctx, params.patientId)
  },
  'POST /api/doctor/patients/{patientId}/invitation/revoke': recordAfter(
    'patientId',
    patientDetail,
  )(revokeInvitation),
  'POST /api/doctor/patients/import': (ctx, { body }) => importPatients(ctx, body),
} satisfies Handlers<'doctor'>
