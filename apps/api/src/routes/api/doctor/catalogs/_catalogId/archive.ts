import { archiveCatalog } from '../../../../../domain/catalog/archive.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'doctorArchiveCatalog'> = async (ctx, { params, body }) => {
  await archiveCatalog(ctx, params.catalogId, body.revision)
  return undefined
}
