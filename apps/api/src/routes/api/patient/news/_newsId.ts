import { getOwnNews } from '../../../../domain/news/reader.ts'
import type { Handler } from '../../../../http/handler.ts'

export const get: Handler<'patientGetNews'> = async (ctx, { params }) => ({
  data: await getOwnNews(ctx, params.newsId),
})
