import { readingOf } from '../../context.ts'
import type { Handlers } from '../../http/handler.ts'
import { getCounts } from './counts.ts'
import { getKpis } from './kpis.ts'
import { search } from './search.ts'

export const handlers = {
  'GET /api/admin/counts': (ctx) => getCounts(ctx),
  'GET /api/admin/kpis': (ctx, { query }) => getKpis(readingOf(ctx), query.period ?? 30),
  'GET /api/admin/search': (ctx, { query }) => search(ctx, query.q),
} satisfies Handlers<'admin'>
