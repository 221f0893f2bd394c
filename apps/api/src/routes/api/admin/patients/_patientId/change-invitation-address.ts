import { changeInvitationAddress } from '../../../../../domain/invitation/forAdmin.ts'
import { getPatientForAdmin } from '../../../../../domain/patient/getForAdmin.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'adminChangeInvitationAddress'> = async (ctx, { params, body }) => {
  await changeInvitationAddress(ctx, params.patientId, body)
  return { data: await getPatientForAdmin(ctx, params.patientId) }
}
