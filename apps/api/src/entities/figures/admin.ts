import { readingOf } from '../../context.ts'
import type { Handlers } from '../../http/handler.ts'
import { csvReply } from '../../http/replies.ts'
import { figuresCsv } from './csv.ts'
import { getQueues } from './queues.ts'
import { getFigures } from './read.ts'
import { scopeOfAdmin } from './scope.ts'

export const handlers = {
  'GET /api/admin/figures': async (ctx, { query }) =>
    getFigures(readingOf(ctx), await scopeOfAdmin(ctx, query), query),
  'GET /api/admin/figures/csv': async (ctx, { query }) => {
    const { table = 'days', locale = ctx.origin.locale } = query
    const scope = await scopeOfAdmin(ctx, query)
    return csvReply(await figuresCsv(readingOf(ctx), scope, query, { table, locale }))
  },
  'GET /api/admin/queues': (ctx) => getQueues(ctx),
} satisfies Handlers<'admin'>
