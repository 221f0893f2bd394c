import type { Handlers } from '../../http/handler.ts'
import { ofRecord, recordAfter } from '../../http/records.ts'
import { beginCount } from './begin.ts'
import { countList, getCount } from './list.ts'
import { confirmCount, discardCount, recordCount, recount, reviewCount } from './steps.ts'

const countAfter = recordAfter('stockCountId', getCount)

export const handlers = {
  'GET /api/admin/stock-counts': (ctx, { query }) => countList.page(ctx, query),
  'POST /api/admin/stock-counts': async (ctx, { body }) =>
    getCount(ctx, await beginCount(ctx, body.area.trim())),
  'GET /api/admin/stock-counts/{stockCountId}': ofRecord('stockCountId', getCount),
  'POST /api/admin/stock-counts/{stockCountId}/record': countAfter(recordCount),
  'POST /api/admin/stock-counts/{stockCountId}/review': countAfter(reviewCount),
  'POST /api/admin/stock-counts/{stockCountId}/recount': countAfter(recount),
  'POST /api/admin/stock-counts/{stockCountId}/confirm': countAfter(confirmCount),
  'POST /api/admin/stock-counts/{stockCountId}/discard': countAfter(discardCount),
} satisfies Handlers<'admin'>
