import type { Handlers } from '../../http/handler.ts'
import { Page } from '../../http/replies.ts'
import { adjustStock, setThreshold } from './adjust.ts'
import { getStock, stockList } from './list.ts'

export const handlers = {
  'GET /api/admin/stock': async (ctx, { query }) => new Page(await stockList.page(ctx, query)),
  'POST /api/admin/stock/{variantId}/adjust': async (ctx, { params, body }) => {
    await adjustStock(ctx, params.variantId, {
      change: body.change,
      lot: body.lot,
      lotExpiresOn: body.lot_expires_on,
      reason: body.reason,
      revision: body.revision,
    })
    return { data: await getStock(ctx, params.variantId) }
  },
  'POST /api/admin/stock/{variantId}/threshold': async (ctx, { params, body }) => {
    const { low_threshold: lowThreshold, bin, revision } = body
    await setThreshold(ctx, params.variantId, { lowThreshold, bin, revision })
    return { data: await getStock(ctx, params.variantId) }
  },
} satisfies Handlers<'admin'>
