import { getCoverForPatient } from '../../../../../../domain/catalog/cover.ts'
import type { Handler } from '../../../../../../http/handler.ts'
import { FileReply } from '../../../../../../http/replies.ts'

export const get: Handler<'patientGetCatalogCover'> = async (ctx, { params }) => {
  const cover = await getCoverForPatient(ctx, params.catalogId, params.coverId)
  return new FileReply(cover.content, cover.filename, cover.contentType, true)
}
