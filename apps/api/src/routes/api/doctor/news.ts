import { listOwnNews } from '../../../domain/news/reader.ts'
import type { Handler } from '../../../http/handler.ts'
import { Page } from '../../../http/replies.ts'

export const get: Handler<'doctorListNews'> = async (ctx, { query }) => {
  const page = await listOwnNews(ctx, query)
  return new Page(page.rows, page.total, page.offset, page.estimated)
}
