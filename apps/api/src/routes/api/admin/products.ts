import { listProductsForAdmin } from '../../../domain/product/listForAdmin.ts'
import type { Handler } from '../../../http/handler.ts'
import { Page } from '../../../http/replies.ts'

export const get: Handler<'adminListProducts'> = async (ctx, { query }) => {
  const { rows, total, offset, estimated } = await listProductsForAdmin(ctx, query)
  return new Page(rows, total, offset, estimated)
}
