import { listProducts } from '../../../domain/product/list.ts'
import type { Handler } from '../../../http/handler.ts'
import { Page } from '../../../http/replies.ts'

export const get: Handler<'doctorListProducts'> = async (ctx, { query }) => {
  const { rows, total, offset, suggestion } = await listProducts(ctx, query)
  return new Page(rows, total, offset).suggesting(suggestion)
}
