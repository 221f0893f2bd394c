import { getPatientForAdmin, readPatientForAdmin } from '../../../../domain/patient/getForAdmin.ts'
import { updatePatientForAdmin } from '../../../../domain/patient/updateForAdmin.ts'
import type { Handler } from '../../../../http/handler.ts'

export const get: Handler<'adminGetPatient'> = async (ctx, { params }) => ({
  data: await readPatientForAdmin(ctx, params.patientId),
})

export const patch: Handler<'adminUpdatePatient'> = async (ctx, { params, body }) => {
  await updatePatientForAdmin(ctx, params.patientId, body)
  return { data: await getPatientForAdmin(ctx, params.patientId) }
}
