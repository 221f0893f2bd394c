import { readDocument } from '../../../../../../domain/doctor/documentsForAdmin.ts'
import type { Handler } from '../../../../../../http/handler.ts'
import { FileReply } from '../../../../../../http/replies.ts'

export const get: Handler<'adminDownloadDoctorDocument'> = async (ctx, { params }) => {
  const { file, content } = await readDocument(ctx, params.doctorId, params.documentId)
  return new FileReply(content, file.filename, file.contentType, true)
}
