import { assertPatientFacts } from '../../../../domain/patient/check.ts'
import { patientDetail, readPatient } from '../../../../domain/patient/detail.ts'
import { updatePatient } from '../../../../domain/patient/update.ts'
import { type Handler, withFacts } from '../../../../http/handler.ts'

export const get: Handler<'doctorGetPatient'> = async (ctx, { params }) => ({
  data: await readPatient(ctx, params.patientId),
})

export const patch = withFacts<'doctorUpdatePatient'>(
  (ctx, { params, body }) => assertPatientFacts(ctx, body, params.patientId),
  async (ctx, { params, body }) => {
    await updatePatient(ctx, params.patientId, body)
    return { data: await patientDetail(ctx, params.patientId) }
  },
)
