import { acceptLink } from '../../../../../domain/patient/decideLink.ts'
import { patientDetail } from '../../../../../domain/patient/detail.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'doctorAcceptPatientLink'> = async (ctx, { params }) => {
  await acceptLink(ctx, params.patientId)
  return { data: await patientDetail(ctx, params.patientId) }
}
