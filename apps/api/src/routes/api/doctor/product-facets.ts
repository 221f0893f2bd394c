import { productFacets } from '../../../domain/product/list.ts'
import type { Handler } from '../../../http/handler.ts'

export const get: Handler<'doctorGetProductFacets'> = async (ctx, { query }) => ({
  data: await productFacets(ctx, query.catalog_id),
})
