import { addDocuments } from '../../../../domain/doctor/documents.ts'
import type { Handler } from '../../../../http/handler.ts'

export const post: Handler<'doctorAddApplicationDocument'> = async (ctx, { files }) => ({
  data: await addDocuments(ctx, files),
})
