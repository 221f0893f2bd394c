import { exportPatientData } from '../../../../../domain/patient/exportData.ts'
import type { Handler } from '../../../../../http/handler.ts'
import { FileReply } from '../../../../../http/replies.ts'

export const post: Handler<'adminExportPatientData'> = async (ctx, { params }) => {
  const { content, filename } = await exportPatientData(ctx, params.patientId)
  return new FileReply(content, filename, 'application/zip')
}
