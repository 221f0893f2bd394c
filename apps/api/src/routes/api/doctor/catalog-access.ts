import { changeCatalogAccess, getCatalogAccess } from '../../../domain/catalog/access.ts'
import type { Handler } from '../../../http/handler.ts'

export const get: Handler<'doctorGetCatalogAccess'> = async (ctx) => ({
  data: await getCatalogAccess(ctx),
})

export const patch: Handler<'doctorUpdateCatalogAccess'> = async (ctx, { body }) => ({
  data: await changeCatalogAccess(ctx, body.access),
})
