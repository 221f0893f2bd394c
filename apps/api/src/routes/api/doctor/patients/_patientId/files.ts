import { addPatientFiles, listPatientFiles } from '../../../../../domain/patient/files.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const get: Handler<'doctorListPatientFiles'> = async (ctx, { params }) => ({
  data: await listPatientFiles(ctx, params.patientId),
})

export const post: Handler<'doctorAddPatientFiles'> = async (ctx, { params, files }) => ({
  data: await addPatientFiles(ctx, params.patientId, files),
})
