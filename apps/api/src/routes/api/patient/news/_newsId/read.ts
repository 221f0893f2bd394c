import { readNews } from '../../../../../domain/news/reader.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'patientReadNews'> = async (ctx, { params }) => ({
  data: await readNews(ctx, params.newsId),
})
