import type { Handlers } from '../../http/handler.ts'
import { ofRecord, recordAfter } from '../../http/records.ts'
import { getRepeat, repeatList, stopByAdmin } from './list.ts'

export const handlers = {
  'GET /api/admin/repeats': (ctx, { query }) => repeatList.page(ctx, query),
  'GET /api/admin/repeats/{repeatId}': ofRecord('repeatId', getRepeat),
  'POST /api/admin/repeats/{repeatId}/stop': recordAfter('repeatId', getRepeat)(stopByAdmin),
} satisfies Handlers<'admin'>
