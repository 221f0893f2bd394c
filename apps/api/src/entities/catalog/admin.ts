import type { Handlers } from '../../http/handler.ts'
import { Page } from '../../http/replies.ts'
import { getCatalogForAdmin } from './forAdmin.ts'
import { catalogList } from './listForAdmin.ts'
import {
  archivePlatformCatalog,
  arrangeCatalog,
  createPlatformCatalog,
  restorePlatformCatalog,
  updatePlatformCatalog,
} from './manage.ts'
import { matchRule } from './rule.ts'

export const handlers = {
  'GET /api/admin/catalogs': async (ctx, { query }) => new Page(await catalogList.page(ctx, query)),
  'POST /api/admin/catalogs': async (ctx, { body }) => ({
    data: await getCatalogForAdmin(ctx, await createPlatformCatalog(ctx, body)),
  }),
  'POST /api/admin/catalogs/match': async (ctx, { body }) => ({
    data: await matchRule(ctx, body.rule),
  }),
  'GET /api/admin/catalogs/{catalogId}': async (ctx, { params }) => ({
    data: await getCatalogForAdmin(ctx, params.catalogId),
  }),
  'PATCH /api/admin/catalogs/{catalogId}': async (ctx, { params, body }) => {
    await updatePlatformCatalog(ctx, params.catalogId, body)
    return { data: await getCatalogForAdmin(ctx, params.catalogId) }
  },
  'POST /api/admin/catalogs/{catalogId}/arrange': async (ctx, { params, body }) => {
    await arrangeCatalog(ctx, params.catalogId, body)
    return { data: await getCatalogForAdmin(ctx, params.catalogId) }
  },
  'POST /api/admin/catalogs/{catalogId}/archive': async (ctx, { params, body }) => {
    await archivePlatformCatalog(ctx, params.catalogId, body)
    return { data: await getCatalogForAdmin(ctx, params.catalogId) }
  },
  'POST /api/admin/catalogs/{catalogId}/restore': async (ctx, { params, body }) => {
    await restorePlatformCatalog(ctx, params.catalogId, body)
    return { data: await getCatalogForAdmin(ctx, params.catalogId) }
  },
} satisfies Handlers<'admin'>
