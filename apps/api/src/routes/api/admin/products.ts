import { listProductsForAdmin } from '../../../domain/product/listForAdmin.ts'
import type { Handler } from '../../../http/handler.ts'
import { Page } from '../../../http/replies.ts'

export const get: Handler<'adminListProducts'> = async (ctx, { query }) => {
  const page = await listProductsForAdmin(ctx, query)
  return new Page(page.rows, page.total, page.offset, page.estimated).suggesting(page.suggestion)
}
