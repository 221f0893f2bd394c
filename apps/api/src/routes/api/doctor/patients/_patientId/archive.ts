import { archivePatient } from '../../../../../domain/patient/archive.ts'
import { patientDetail } from '../../../../../domain/patient/detail.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'doctorArchivePatient'> = async (ctx, { params, body }) => {
  await archivePatient(ctx, params.patientId, body?.reason ?? null)
  return { data: await patientDetail(ctx, params.patientId) }
}
