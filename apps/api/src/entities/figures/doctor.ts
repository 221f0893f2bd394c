import type { Handlers } from '../../http/handler.ts'
import { FileReply } from '../../http/replies.ts'
import { figuresCsv } from './csv.ts'
import { getFigures } from './read.ts'
import { scopeOfDoctor } from './scope.ts'

export const handlers = {
  'GET /api/doctor/figures': async (ctx, { query }) => ({
    data: await getFigures(ctx, await scopeOfDoctor(ctx, query), query),
  }),
  'GET /api/doctor/figures/csv': async (ctx, { query }) => {
    const { table = 'days', locale = ctx.origin.locale } = query
    const scope = await scopeOfDoctor(ctx, query)
    const { content, filename } = await figuresCsv(ctx, scope, query, { table, locale })
    return new FileReply(content, filename, 'text/csv; charset=utf-8')
  },
} satisfies Handlers<'doctor'>
