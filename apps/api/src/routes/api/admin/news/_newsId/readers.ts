import { listReaders } from '../../../../../domain/news/recipients.ts'
import type { Handler } from '../../../../../http/handler.ts'
import { Page } from '../../../../../http/replies.ts'

export const get: Handler<'adminListNewsReaders'> = async (ctx, { params, query }) => {
  const page = await listReaders(ctx, params.newsId, query)
  return new Page(page.rows, page.total, page.offset, page.estimated)
}
