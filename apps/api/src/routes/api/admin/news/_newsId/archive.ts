import { archiveNews } from '../../../../../domain/news/end.ts'
import { getNews } from '../../../../../domain/news/get.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'adminArchiveNews'> = async (ctx, { params, body }) => {
  await archiveNews(ctx, params.newsId, body.revision)
  return { data: await getNews(ctx, params.newsId) }
}
