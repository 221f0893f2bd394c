import { readNews } from '../../../../../domain/news/reader.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'doctorReadNews'> = async (ctx, { params }) => ({
  data: await readNews(ctx, params.newsId),
})
