import { getNews } from '../../../../../domain/news/get.ts'
import { withdrawNews } from '../../../../../domain/news/publish.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'adminUnscheduleNews'> = async (ctx, { params, body }) => {
  await withdrawNews(ctx, params.newsId, body.revision)
  return { data: await getNews(ctx, params.newsId) }
}
