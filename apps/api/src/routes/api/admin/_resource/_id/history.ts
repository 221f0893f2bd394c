import { listHistory } from '../../../../../domain/admin/history.ts'
import type { Handler } from '../../../../../http/handler.ts'
import { Page } from '../../../../../http/replies.ts'

export const get: Handler<'adminListHistory'> = async (ctx, { params, query }) => {
  const page = await listHistory(ctx, params, query)
  return new Page(page.rows, page.total, page.offset, page.estimated)
}
