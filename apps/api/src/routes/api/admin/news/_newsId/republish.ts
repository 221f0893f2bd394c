import { getNews } from '../../../../../domain/news/get.ts'
import { republishNews } from '../../../../../domain/news/publish.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'adminRepublishNews'> = async (ctx, { params, body }) => {
  await republishNews(ctx, params.newsId, body)
  return { data: await getNews(ctx, params.newsId) }
}
