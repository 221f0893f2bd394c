import { deletePatientFile, getPatientFile } from '../../../../../../domain/patient/files.ts'
import type { Handler } from '../../../../../../http/handler.ts'
import { FileReply } from '../../../../../../http/replies.ts'

export const get: Handler<'doctorGetPatientFile'> = async (ctx, { params }) => {
  const file = await getPatientFile(ctx, params.patientId, params.fileId)
  return new FileReply(file.content, file.filename, file.contentType)
}

export const del: Handler<'doctorDeletePatientFile'> = async (ctx, { params }) => {
  await deletePatientFile(ctx, params.patientId, params.fileId)
  return undefined
}
