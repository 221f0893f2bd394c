import { stockList } from '../../../domain/stock/list.ts'
import type { Handler } from '../../../http/handler.ts'
import { Page } from '../../../http/replies.ts'

export const get: Handler<'adminListStock'> = async (ctx, { query }) => {
  const { rows, total, offset, estimated } = await stockList.page(ctx, query)
  return new Page(rows, total, offset, estimated)
}
