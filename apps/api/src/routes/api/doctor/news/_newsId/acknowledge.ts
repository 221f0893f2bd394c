import { acknowledgeNews } from '../../../../../domain/news/reader.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'doctorAcknowledgeNews'> = async (ctx, { params }) => ({
  data: await acknowledgeNews(ctx, params.newsId),
})
