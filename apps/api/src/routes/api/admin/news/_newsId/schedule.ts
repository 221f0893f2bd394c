import { getNews } from '../../../../../domain/news/get.ts'
import { scheduleNews } from '../../../../../domain/news/publish.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'adminScheduleNews'> = async (ctx, { params, body }) => {
  await scheduleNews(ctx, params.newsId, body)
  return { data: await getNews(ctx, params.newsId) }
}
