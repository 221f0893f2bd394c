import { getNews, loadNews } from '../../../../../domain/news/get.ts'
import { duplicateNews } from '../../../../../domain/news/write.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'adminDuplicateNews'> = async (ctx, { params }) => {
  const id = await duplicateNews(ctx, await loadNews(ctx, params.newsId))
  return { data: await getNews(ctx, id) }
}
