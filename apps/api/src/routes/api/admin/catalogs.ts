import { catalogList } from '../../../domain/catalog/listForAdmin.ts'
import type { Handler } from '../../../http/handler.ts'
import { Page } from '../../../http/replies.ts'

export const get: Handler<'adminListCatalogs'> = async (ctx, { query }) => {
  const { rows, total, offset, estimated } = await catalogList.page(ctx, query)
  return new Page(rows, total, offset, estimated)
}
