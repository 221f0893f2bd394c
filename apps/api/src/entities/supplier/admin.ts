import type { Handlers } from '../../http/handler.ts'
import { supplierList, supplierRecord } from './records.ts'

export const handlers = {
  'GET /api/admin/suppliers': (ctx, { query }) => supplierList.page(ctx, query),
  'POST /api/admin/suppliers': (ctx, { body }) => supplierRecord.create(ctx, body),
  'GET /api/admin/suppliers/{supplierId}': (ctx, { params }) =>
    supplierRecord.get(ctx, params.supplierId),
  'PATCH /api/admin/suppliers/{supplierId}': (ctx, { params, body }) =>
    supplierRecord.update(ctx, params.supplierId, body),
  'DELETE /api/admin/suppliers/{supplierId}': (ctx, { params }) =>
    supplierRecord.remove(ctx, params.supplierId),
} satisfies Handlers<'admin'>
