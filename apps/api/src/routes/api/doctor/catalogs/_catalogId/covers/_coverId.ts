import { getCoverForDoctor } from '../../../../../../domain/catalog/cover.ts'
import type { Handler } from '../../../../../../http/handler.ts'
import { FileReply } from '../../../../../../http/replies.ts'

export const get: Handler<'doctorGetCatalogCover'> = async (ctx, { params }) => {
  const cover = await getCoverForDoctor(ctx, params.catalogId, params.coverId)
  return new FileReply(cover.content, cover.filename, cover.contentType, true)
}
