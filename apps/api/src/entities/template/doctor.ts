import type { Handlers } from '../../http/handler.ts'
import { templateList } from './forDoctor.ts'

export const handlers = {
  'GET /api/doctor/templates': (ctx, { query }) => templateList.page(ctx, query),
} satisfies Handlers<'doctor'>
