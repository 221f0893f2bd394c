import type { Handlers } from '../../http/handler.ts'
import { Page } from '../../http/replies.ts'
import { acknowledgeNews, getOwnNews, patientNews, readAllNews, readNews } from './reader.ts'

export const handlers = {
  'GET /api/patient/news': async (ctx, { query }) => new Page(await patientNews.page(ctx, query)),
  'POST /api/patient/news/read-all': async (ctx) => {
    await readAllNews(ctx)
    return undefined
  },
  'GET /api/patient/news/{newsId}': async (ctx, { params }) => ({
    data: await getOwnNews(ctx, params.newsId),
  }),
  'POST /api/patient/news/{newsId}/acknowledge': async (ctx, { params }) => ({
    data: await acknowledgeNews(ctx, params.newsId),
  }),
  'POST /api/patient/news/{newsId}/read': async (ctx, { params }) => ({
    data: await readNews(ctx, params.newsId),
  }),
} satisfies Handlers<'patient'>
