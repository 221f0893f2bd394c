import type { Handlers } from '../../http/handler.ts'
import { Page } from '../../http/replies.ts'
import {
  acknowledgeNews,
  dismissNews,
  doctorNews,
  getOwnNews,
  readAllNews,
  readNews,
} from './reader.ts'

export const handlers = {
  'GET /api/doctor/news': async (ctx, { query }) => new Page(await doctorNews.page(ctx, query)),
  'POST /api/doctor/news/read-all': async (ctx) => {
    await readAllNews(ctx)
    return undefined
  },
  'GET /api/doctor/news/{newsId}': async (ctx, { params }) => ({
    data: await getOwnNews(ctx, params.newsId),
  }),
  'POST /api/doctor/news/{newsId}/acknowledge': async (ctx, { params }) => ({
    data: await acknowledgeNews(ctx, params.newsId),
  }),
  'POST /api/doctor/news/{newsId}/dismiss': async (ctx, { params }) => ({
    data: await dismissNews(ctx, params.newsId),
  }),
  'POST /api/doctor/news/{newsId}/read': async (ctx, { params }) => ({
    data: await readNews(ctx, params.newsId),
  }),
} satisfies Handlers<'doctor'>
