import { listCatalogsForAdmin } from '../../../domain/catalog/listForAdmin.ts'
import type { Handler } from '../../../http/handler.ts'
import { Page } from '../../../http/replies.ts'

export const get: Handler<'adminListCatalogs'> = async (ctx, { query }) => {
  const page = await listCatalogsForAdmin(ctx, query)
  return new Page(page.rows, page.total, page.offset, page.estimated)
}
