import type { Handlers } from '../../http/handler.ts'
import { ofRecord, onRecord } from '../../http/records.ts'
import { inlineReply } from '../../http/replies.ts'
import { changeCatalogAccess, getCatalogAccess } from './access.ts'
import { getCoverForDoctor, removeCover, setCatalogCover } from './cover.ts'
import { catalogList, getCatalog } from './list.ts'
import { archiveCatalog, createCatalog, orderCatalogs, updateCatalog } from './write.ts'

export const handlers = {
  'GET /api/doctor/catalog-access': (ctx) => getCatalogAccess(ctx),
  'PATCH /api/doctor/catalog-access': (ctx, { body }) => changeCatalogAccess(ctx, body.access),
  'GET /api/doctor/catalogs': (ctx, { query }) => catalogList.page(ctx, query),
  'POST /api/doctor/catalogs': (ctx, { body }) => createCatalog(ctx, body),
  'POST /api/doctor/catalogs/order': (ctx, { body }) => orderCatalogs(ctx, body.ids),
  'GET /api/doctor/catalogs/{catalogId}': ofRecord('catalogId', getCatalog),
  'PATCH /api/doctor/catalogs/{catalogId}': onRecord('catalogId', updateCatalog),
  'POST /api/doctor/catalogs/{catalogId}/archive': onRecord('catalogId', archiveCatalog),
  'POST /api/doctor/catalogs/{catalogId}/cover': (ctx, { params, body, files }) =>
    setCatalogCover(ctx, params.catalogId, body?.alt ?? '', files),
  'DELETE /api/doctor/catalogs/{catalogId}/cover': ofRecord('catalogId', removeCover),
  'GET /api/doctor/catalogs/{catalogId}/covers/{coverId}': async (ctx, { params, query }) =>
    inlineReply(await getCoverForDoctor(ctx, params, query.size)),
} satisfies Handlers<'doctor'>
