import type { Handlers } from '../../http/handler.ts'
import { ofRecord } from '../../http/records.ts'
import {
  acknowledgeNews,
  dismissNews,
  doctorNews,
  getOwnNews,
  readAllNews,
  readNews,
} from './reader.ts'

export const handlers = {
  'GET /api/doctor/news': (ctx, { query }) => doctorNews.page(ctx, query),
  'POST /api/doctor/news/read-all': (ctx) => readAllNews(ctx),
  'GET /api/doctor/news/{newsId}': ofRecord('newsId', getOwnNews),
  'POST /api/doctor/news/{newsId}/acknowledge': ofRecord('newsId', acknowledgeNews),
  'POST /api/doctor/news/{newsId}/dismiss': ofRecord('newsId', dismissNews),
  'POST /api/doctor/news/{newsId}/read': ofRecord('newsId', readNews),
} satisfies Handlers<'doctor'>
