import { getCatalog } from '../../../../domain/catalog/list.ts'
import type { Handler } from '../../../../http/handler.ts'

export const get: Handler<'doctorGetCatalog'> = async (ctx, { params }) => ({
  data: await getCatalog(ctx, params.catalogId),
})
