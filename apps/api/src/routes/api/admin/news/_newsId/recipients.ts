import { loadNews } from '../../../../../domain/news/get.ts'
import { countRecipients } from '../../../../../domain/news/recipients.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const get: Handler<'adminCountNewsRecipients'> = async (ctx, { params }) => {
  const { id } = await loadNews(ctx, params.newsId)
  return { data: await countRecipients(ctx, id) }
}
