import { patientDetail, readPatient } from '../../../../domain/patient/detail.ts'
import { updatePatient } from '../../../../domain/patient/update.ts'
import type { Handler } from '../../../../http/handler.ts'

export const get: Handler<'doctorGetPatient'> = async (ctx, { params }) => ({
  data: await readPatient(ctx, params.patientId),
})

export const patch: Handler<'doctorUpdatePatient'> = async (ctx, { params, body }) => {
  await updatePatient(ctx, params.patientId, body)
  return { data: await patientDetail(ctx, params.patientId) }
}
