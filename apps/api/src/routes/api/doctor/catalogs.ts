import { createCatalog } from '../../../domain/catalog/create.ts'
import { listCatalogs } from '../../../domain/catalog/list.ts'
import type { Handler } from '../../../http/handler.ts'
import { Page } from '../../../http/replies.ts'

export const get: Handler<'doctorListCatalogs'> = async (ctx, { query }) => {
  const { rows, total, offset } = await listCatalogs(ctx, query)
  return new Page(rows, total, offset)
}

export const post: Handler<'doctorCreateCatalog'> = async (ctx, { body }) => ({
  data: await createCatalog(ctx, body),
})
