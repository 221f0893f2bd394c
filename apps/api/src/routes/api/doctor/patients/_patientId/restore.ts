import { restorePatient } from '../../../../../domain/patient/archive.ts'
import { patientDetail } from '../../../../../domain/patient/detail.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'doctorRestorePatient'> = async (ctx, { params }) => {
  await restorePatient(ctx, params.patientId)
  return { data: await patientDetail(ctx, params.patientId) }
}
