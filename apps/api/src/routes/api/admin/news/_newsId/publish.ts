import { getNews } from '../../../../../domain/news/get.ts'
import { publishNews } from '../../../../../domain/news/publish.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'adminPublishNews'> = async (ctx, { params, body }) => {
  await publishNews(ctx, params.newsId, body)
  return { data: await getNews(ctx, params.newsId) }
}
