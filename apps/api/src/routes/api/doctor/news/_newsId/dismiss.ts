import { dismissNews } from '../../../../../domain/news/reader.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'doctorDismissNews'> = async (ctx, { params }) => ({
  data: await dismissNews(ctx, params.newsId),
})
