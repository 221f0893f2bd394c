import { search } from '../../../domain/admin/search.ts'
import type { Handler } from '../../../http/handler.ts'

export const get: Handler<'adminSearch'> = async (ctx, { query }) => ({
  data: await search(ctx, query.q),
})
