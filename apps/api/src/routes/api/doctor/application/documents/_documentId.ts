import { getOwnDocument } from '../../../../../domain/doctor/documents.ts'
import type { Handler } from '../../../../../http/handler.ts'
import { FileReply } from '../../../../../http/replies.ts'

export const get: Handler<'doctorGetApplicationDocument'> = async (ctx, { params }) => {
  const { content, filename, contentType } = await getOwnDocument(ctx, params.documentId)
  return new FileReply(content, filename, contentType)
}
