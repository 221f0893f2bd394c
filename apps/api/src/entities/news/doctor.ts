import type { Handlers } from '../../http/handler.ts'
import { ofRecord } from '../../http/records.ts'
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
  },
  'GET /api/doctor/news/{newsId}': ofRecord('newsId', getOwnNews),
  'POST /api/doctor/news/{newsId}/acknowledge': ofRecord('newsId', acknowledgeNews),
  'POST /api/doctor/news/{newsId}/dismiss': ofRecord('newsId', dismissNews),
  'POST /api/doctor/news/{newsId}/read': ofRecord('newsId', readNews),
} satisfies Handlers<'doctor'>
