import { getCatalog } from '../../../../domain/catalog/list.ts'
import { updateCatalog } from '../../../../domain/catalog/update.ts'
import type { Handler } from '../../../../http/handler.ts'

export const get: Handler<'doctorGetCatalog'> = async (ctx, { params }) => ({
  data: await getCatalog(ctx, params.catalogId),
})

export const patch: Handler<'doctorUpdateCatalog'> = async (ctx, { params, body }) => ({
  data: await updateCatalog(ctx, params.catalogId, body),
})
