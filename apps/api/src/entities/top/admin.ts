import { readingOf } from '../../context.ts'
import type { Handlers } from '../../http/handler.ts'
import { getCounts } from './counts.ts'
import { getKpis } from './kpis.ts'
import { search } from './search.ts'

export const handlers = {
  'GET /api/admin/counts': async (ctx) => ({ data: await getCounts(ctx) }),
  'GET /api/admin/kpis': async (ctx, { query }) => ({
    data: await getKpis(readingOf(ctx), query.period ?? 30),
  }),
  'GET /api/admin/search': async (ctx, { query }) => ({
    data: await search(ctx, query.q),
  }),
} satisfies Handlers<'admin'>
