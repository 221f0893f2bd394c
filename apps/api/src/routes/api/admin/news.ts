import { getNews } from '../../../domain/news/get.ts'
import { newsList } from '../../../domain/news/list.ts'
import { createNews } from '../../../domain/news/write.ts'
import type { Handler } from '../../../http/handler.ts'
import { Page } from '../../../http/replies.ts'

export const get: Handler<'adminListNews'> = async (ctx, { query }) => {
  const { rows, total, offset, estimated } = await newsList.page(ctx, query)
  return new Page(rows, total, offset, estimated)
}

export const post: Handler<'adminCreateNews'> = async (ctx, { body }) => ({
  data: await getNews(ctx, await createNews(ctx, body)),
})
