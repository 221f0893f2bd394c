import type { Handlers } from '../../http/handler.ts'
import { ofRecord } from '../../http/records.ts'
import { Page } from '../../http/replies.ts'
import { getRepeat, repeatList, stopByAdmin } from './list.ts'

export const handlers = {
  'GET /api/admin/repeats': async (ctx, { query }) => new Page(await repeatList.page(ctx, query)),
  'GET /api/admin/repeats/{repeatId}': ofRecord('repeatId', getRepeat),
  'POST /api/admin/repeats/{repeatId}/stop': async (ctx, { params, body }) => {
    await stopByAdmin(ctx, params.repeatId, body)
    return { data: await getRepeat(ctx, params.repeatId) }
  },
} satisfies Handlers<'admin'>
