import type { Handlers } from '../../http/handler.ts'
import { onRecord } from '../../http/records.ts'
import { Page } from '../../http/replies.ts'
import { discountList } from './view.ts'
import { createDiscount, endDiscount, updateDiscount } from './write.ts'

export const handlers = {
  'GET /api/doctor/discounts': async (ctx, { query }) =>
    new Page(await discountList.page(ctx, query)),
  'POST /api/doctor/discounts': async (ctx, { body }) => ({
    data: await createDiscount(ctx, body),
  }),
  'PATCH /api/doctor/discounts/{discountId}': onRecord('discountId', updateDiscount),
  'POST /api/doctor/discounts/{discountId}/end': async (ctx, { params, body }) => {
    await endDiscount(ctx, params.discountId, body.revision)
  },
} satisfies Handlers<'doctor'>
