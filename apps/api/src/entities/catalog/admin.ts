import type { Handlers } from '../../http/handler.ts'
import { Page } from '../../http/replies.ts'
import { catalogList } from './listForAdmin.ts'

export const handlers = {
  'GET /api/admin/catalogs': async (ctx, { query }) => new Page(await catalogList.page(ctx, query)),
} satisfies Handlers<'admin'>
