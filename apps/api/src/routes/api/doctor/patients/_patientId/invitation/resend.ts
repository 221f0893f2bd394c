import { resendInvitation } from '../../../../../../domain/invitation/commands.ts'
import { patientDetail } from '../../../../../../domain/patient/detail.ts'
import type { Handler } from '../../../../../../http/handler.ts'

export const post: Handler<'doctorResendInvitation'> = async (ctx, { params, body }) => {
  await resendInvitation(ctx, params.patientId, {
    message: body?.personal_message,
    recipeDraftId: body?.recipe_draft_id,
  })
  return { data: await patientDetail(ctx, params.patientId) }
}
