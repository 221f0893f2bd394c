import type { Handlers } from '../../http/handler.ts'
import { ofRecord, onRecord } from '../../http/records.ts'
import { FileReply, Page } from '../../http/replies.ts'
import { changeCatalogAccess, getCatalogAccess } from './access.ts'
import { getCoverForDoctor, removeCover, setCatalogCover } from './cover.ts'
import { catalogList, getCatalog } from './list.ts'
import { archiveCatalog, createCatalog, orderCatalogs, updateCatalog } from './write.ts'

export const handlers = {
  'GET /api/doctor/catalog-access': async (ctx) => ({
    data: await getCatalogAccess(ctx),
  }),
  'PATCH /api/doctor/catalog-access': async (ctx, { body }) => ({
    data: await changeCatalogAccess(ctx, body.access),
  }),
  'GET /api/doctor/catalogs': async (ctx, { query }) =>
    new Page(await catalogList.page(ctx, query)),
  'POST /api/doctor/catalogs': async (ctx, { body }) => ({
    data: await createCatalog(ctx, body),
  }),
  'POST /api/doctor/catalogs/order': async (ctx, { body }) => {
    await orderCatalogs(ctx, body.ids)
  },
  'GET /api/doctor/catalogs/{catalogId}': ofRecord('catalogId', getCatalog),
  'PATCH /api/doctor/catalogs/{catalogId}': onRecord('catalogId', updateCatalog),
  'POST /api/doctor/catalogs/{catalogId}/archive': async (ctx, { params, body }) => {
    await archiveCatalog(ctx, params.catalogId, body)
  },
  'POST /api/doctor/catalogs/{catalogId}/cover': async (ctx, { params, body, files }) => ({
    data: await setCatalogCover(ctx, params.catalogId, body?.alt ?? '', files),
  }),
  'DELETE /api/doctor/catalogs/{catalogId}/cover': async (ctx, { params }) => {
    await removeCover(ctx, params.catalogId)
  },
  'GET /api/doctor/catalogs/{catalogId}/covers/{coverId}': async (ctx, { params, query }) => {
    const { catalogId, coverId } = params
    const cover = await getCoverForDoctor(ctx, catalogId, { coverId, size: query.size ?? 'full' })
    return new FileReply(cover.content, cover.filename, cover.contentType, true)
  },
} satisfies Handlers<'doctor'>
