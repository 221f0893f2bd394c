import { revokeInvitation } from '../../../../../../domain/invitation/commands.ts'
import { patientDetail } from '../../../../../../domain/patient/detail.ts'
import type { Handler } from '../../../../../../http/handler.ts'

export const post: Handler<'doctorRevokeInvitation'> = async (ctx, { params }) => {
  await revokeInvitation(ctx, params.patientId)
  return { data: await patientDetail(ctx, params.patientId) }
}
