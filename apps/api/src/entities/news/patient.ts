import type { Handlers } from '../../http/handler.ts'
import { ofRecord } from '../../http/records.ts'
import { acknowledgeNews, getOwnNews, patientNews, readAllNews, readNews } from './reader.ts'

export const handlers = {
  'GET /api/patient/news': (ctx, { query }) => patientNews.page(ctx, query),
  'POST /api/patient/news/read-all': (ctx) => readAllNews(ctx),
  'GET /api/patient/news/{newsId}': ofRecord('newsId', getOwnNews),
  'POST /api/patient/news/{newsId}/acknowledge': ofRecord('newsId', acknowledgeNews),
  'POST /api/patient/news/{newsId}/read': ofRecord('newsId', readNews),
} satisfies Handlers<'patient'>
