import type { Handlers } from '../../http/handler.ts'
import { previewCatalog } from './preview.ts'

export const handlers = {
  'GET /api/admin/catalogs/{catalogId}/preview': async (ctx, { params, query }) => ({
    data: await previewCatalog(ctx, params.catalogId, query),
  }),
} satisfies Handlers<'admin'>
