import type { Handlers } from '../../http/handler.ts'
import { askForStockNotice } from './ask.ts'
import { listStockNotices } from './list.ts'
import { stopStockNotice } from './stop.ts'

export const handlers = {
  'GET /api/patient/stock-notices': async (ctx) => ({
    data: await listStockNotices(ctx),
  }),
  'POST /api/patient/stock-notices': async (ctx, { body }) => {
    await askForStockNotice(ctx, body.variant_id)
    return undefined
  },
  'DELETE /api/patient/stock-notices/{variantId}': async (ctx, { params }) => {
    await stopStockNotice(ctx, params.variantId)
    return undefined
  },
} satisfies Handlers<'patient'>
