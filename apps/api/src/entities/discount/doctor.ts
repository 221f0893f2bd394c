import type { Handlers } from '../../http/handler.ts'
import { onRecord } from '../../http/records.ts'
import { discountList } from './view.ts'
import { createDiscount, endDiscount, updateDiscount } from './write.ts'

export const handlers = {
  'GET /api/doctor/discounts': (ctx, { query }) => discountList.page(ctx, query),
  'POST /api/doctor/discounts': (ctx, { body }) => createDiscount(ctx, body),
  'PATCH /api/doctor/discounts/{discountId}': onRecord('discountId', updateDiscount),
  'POST /api/doctor/discounts/{discountId}/end': (ctx, { params, body }) =>
    endDiscount(ctx, params.discountId, body.revision),
} satisfies Handlers<'doctor'>
