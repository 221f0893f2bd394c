import type { Handlers } from '../../http/handler.ts'
import { doctorTop } from './top.ts'

export const handlers = {
  'GET /api/doctor/top': (ctx, { query }) => doctorTop(ctx, query.period ?? '30'),
} satisfies Handlers<'doctor'>
