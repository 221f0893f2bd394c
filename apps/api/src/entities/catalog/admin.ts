import type { Handlers } from '../../http/handler.ts'
import { ofRecord, recordAfter } from '../../http/records.ts'
import { inlineReply } from '../../http/replies.ts'
import { describeCover, getCoverForAdmin, removeCover, setCover } from './cover.ts'
import { getCatalogForAdmin } from './forAdmin.ts'
import { catalogList } from './listForAdmin.ts'
import {
  archivePlatformCatalog,
  createPlatformCatalog,
  restorePlatformCatalog,
  updatePlatformCatalog,
} from './manage.ts'
import { arrangeCatalog, catalogProducts } from './products.ts'
import { matchRule } from './rule.ts'

const catalogAfter = recordAfter('catalogId', getCatalogForAdmin)

export const handlers = {
  'GET /api/admin/catalogs': (ctx, { query }) => catalogList.page(ctx, query),
  'POST /api/admin/catalogs': async (ctx, { body }) =>
    getCatalogForAdmin(ctx, await createPlatformCatalog(ctx, body)),
  'POST /api/admin/catalogs/match': (ctx, { body }) => matchRule(ctx, body.rule),
  'GET /api/admin/catalogs/{catalogId}': ofRecord('catalogId', getCatalogForAdmin),
  'PATCH /api/admin/catalogs/{catalogId}': catalogAfter(updatePlatformCatalog),
  'POST /api/admin/catalogs/{catalogId}/arrange': catalogAfter(arrangeCatalog),
  'GET /api/admin/catalogs/{catalogId}/products': async (ctx, { params, query }) => {
    const { id } = await getCatalogForAdmin(ctx, params.catalogId)
    return catalogProducts.page(ctx, query, id)
  },
  'POST /api/admin/catalogs/{catalogId}/cover': async (ctx, { params, body, files }) => {
    await setCover(ctx, params.catalogId, body.alt, files)
    return getCatalogForAdmin(ctx, params.catalogId)
  },
  'PATCH /api/admin/catalogs/{catalogId}/cover': catalogAfter(describeCover),
  'DELETE /api/admin/catalogs/{catalogId}/cover': ofRecord('catalogId', removeCover),
  'GET /api/admin/catalogs/{catalogId}/covers/{coverId}': async (ctx, { params, query }) =>
    inlineReply(await getCoverForAdmin(ctx, params, query.size)),
  'POST /api/admin/catalogs/{catalogId}/archive': catalogAfter(archivePlatformCatalog),
  'POST /api/admin/catalogs/{catalogId}/restore': catalogAfter(restorePlatformCatalog),
} satisfies Handlers<'admin'>
