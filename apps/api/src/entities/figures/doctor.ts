import type { Handlers } from '../../http/handler.ts'
import { csvReply } from '../../http/replies.ts'
import { figuresCsv } from './csv.ts'
import { getFigures } from './read.ts'
import { scopeOfDoctor } from './scope.ts'

export const handlers = {
  'GET /api/doctor/figures': async (ctx, { query }) =>
    getFigures(ctx, await scopeOfDoctor(ctx, query), query),
  'GET /api/doctor/figures/csv': async (ctx, { query }) => {
    const { table = 'days', locale = ctx.origin.locale } = query
    const scope = await scopeOfDoctor(ctx, query)
    return csvReply(await figuresCsv(ctx, scope, query, { table, locale }))
  },
} satisfies Handlers<'doctor'>
