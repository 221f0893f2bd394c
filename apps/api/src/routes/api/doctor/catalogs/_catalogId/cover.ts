import { removeCatalogCover, setCatalogCover } from '../../../../../domain/catalog/cover.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'doctorSetCatalogCover'> = async (ctx, { params, files }) => ({
  data: await setCatalogCover(ctx, params.catalogId, files),
})

export const del: Handler<'doctorRemoveCatalogCover'> = async (ctx, { params }) => {
  await removeCatalogCover(ctx, params.catalogId)
  return undefined
}
