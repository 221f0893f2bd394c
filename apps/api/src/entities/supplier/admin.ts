import type { Handlers } from '../../http/handler.ts'
import { Page } from '../../http/replies.ts'
import { supplierList, supplierRecord } from './records.ts'

export const handlers = {
  'GET /api/admin/suppliers': async (ctx, { query }) =>
    new Page(await supplierList.page(ctx, query)),
  'POST /api/admin/suppliers': async (ctx, { body }) => ({
    data: await supplierRecord.create(ctx, body),
  }),
  'GET /api/admin/suppliers/{supplierId}': async (ctx, { params }) => ({
    data: await supplierRecord.get(ctx, params.supplierId),
  }),
  'PATCH /api/admin/suppliers/{supplierId}': async (ctx, { params, body }) => ({
    data: await supplierRecord.update(ctx, params.supplierId, body),
  }),
  'DELETE /api/admin/suppliers/{supplierId}': (ctx, { params }) =>
    supplierRecord.remove(ctx, params.supplierId),
} satisfies Handlers<'admin'>
