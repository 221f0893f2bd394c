import { declineLink } from '../../../../../domain/patient/decideLink.ts'
import { patientDetail } from '../../../../../domain/patient/detail.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'doctorDeclinePatientLink'> = async (ctx, { params, body }) => {
  await declineLink(ctx, params.patientId, {
    code: body?.code,
    reason: body?.reason ?? null,
  })
  return { data: await patientDetail(ctx, params.patientId) }
}
