import type { Handlers } from '../../http/handler.ts'
import { ofRecord } from '../../http/records.ts'
import { Page } from '../../http/replies.ts'
import { acknowledgeNews, getOwnNews, patientNews, readAllNews, readNews } from './reader.ts'

export const handlers = {
  'GET /api/patient/news': async (ctx, { query }) => new Page(await patientNews.page(ctx, query)),
  'POST /api/patient/news/read-all': async (ctx) => {
    await readAllNews(ctx)
  },
  'GET /api/patient/news/{newsId}': ofRecord('newsId', getOwnNews),
  'POST /api/patient/news/{newsId}/acknowledge': ofRecord('newsId', acknowledgeNews),
  'POST /api/patient/news/{newsId}/read': ofRecord('newsId', readNews),
} satisfies Handlers<'patient'>
