import type { Handlers } from '../../http/handler.ts'
import { previewCatalog } from './preview.ts'

export const handlers = {
  'GET /api/admin/catalogs/{catalogId}/preview': (ctx, { params, query }) =>
    previewCatalog(ctx, params.catalogId, query),
} satisfies Handlers<'admin'>
