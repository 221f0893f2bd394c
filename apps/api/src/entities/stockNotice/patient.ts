import type { Handlers } from '../../http/handler.ts'
import { askForStockNotice, listStockNotices, stopStockNotice } from './wishes.ts'

export const handlers = {
  'GET /api/patient/stock-notices': async (ctx) => ({
    data: await listStockNotices(ctx),
  }),
  'POST /api/patient/stock-notices': async (ctx, { body }) => {
    await askForStockNotice(ctx, body.variant_id)
  },
  'DELETE /api/patient/stock-notices/{variantId}': async (ctx, { params }) => {
    await stopStockNotice(ctx, params.variantId)
  },
} satisfies Handlers<'patient'>
