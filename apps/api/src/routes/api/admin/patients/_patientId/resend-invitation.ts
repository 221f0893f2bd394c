import { resendInvitationForAdmin } from '../../../../../domain/invitation/forAdmin.ts'
import { getPatientForAdmin } from '../../../../../domain/patient/getForAdmin.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'adminResendInvitation'> = async (ctx, { params, body }) => {
  await resendInvitationForAdmin(ctx, params.patientId, body)
  return { data: await getPatientForAdmin(ctx, params.patientId) }
}
