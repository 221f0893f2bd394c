import { deleteNews } from '../../../../domain/news/end.ts'
import { getNews } from '../../../../domain/news/get.ts'
import { updateNews } from '../../../../domain/news/write.ts'
import type { Handler } from '../../../../http/handler.ts'

export const get: Handler<'adminGetNews'> = async (ctx, { params }) => ({
  data: await getNews(ctx, params.newsId),
})

export const patch: Handler<'adminUpdateNews'> = async (ctx, { params, body }) => {
  await updateNews(ctx, params.newsId, body)
  return { data: await getNews(ctx, params.newsId) }
}

export const del: Handler<'adminDeleteNews'> = async (ctx, { params }) => {
  await deleteNews(ctx, params.newsId)
  return undefined
}
