import type { Handlers } from '../../http/handler.ts'
import { ofRecord, recordAfter } from '../../http/records.ts'
import { pdfReply } from '../../http/replies.ts'
import { adjustStock, setThreshold } from './adjust.ts'
import { clearLot, holdLot, wasteLot } from './hold.ts'
import { getStock, stockList } from './list.ts'
import { getLot, lotList } from './lotList.ts'
import { movementList } from './movements.ts'
import { receiveStock } from './receive.ts'
import { shelfLabelsPdf } from './shelfLabels.ts'
import { getValueSum, valueList } from './values.ts'

const stockAfter = recordAfter('variantId', getStock)
const lotAfter = recordAfter('lotId', getLot)

export const handlers = {
  'GET /api/admin/stock': (ctx, { query }) => stockList.page(ctx, query),
  'GET /api/admin/stock/labels': async (ctx, { query }) => {
    const { filter, locale = ctx.origin.locale } = query
    return pdfReply(await shelfLabelsPdf(ctx, filter.id ?? [], locale))
  },
  'POST /api/admin/stock/{variantId}/adjust': stockAfter(adjustStock),
  'POST /api/admin/stock/{variantId}/threshold': stockAfter(setThreshold),
  'POST /api/admin/stock/{variantId}/receive': stockAfter(receiveStock),
  'GET /api/admin/stock-lots': (ctx, { query }) => lotList.page(ctx, query),
  'GET /api/admin/stock-lots/{lotId}': ofRecord('lotId', getLot),
  'POST /api/admin/stock-lots/{lotId}/hold': lotAfter(holdLot),
  'POST /api/admin/stock-lots/{lotId}/clear': lotAfter(clearLot),
  'POST /api/admin/stock-lots/{lotId}/waste': lotAfter(wasteLot),
  'GET /api/admin/stock-values': (ctx, { query }) => valueList.page(ctx, query),
  'GET /api/admin/stock-values/sum': (ctx) => getValueSum(ctx),
  'GET /api/admin/stock-movements': (ctx, { query }) => movementList.page(ctx, query),
} satisfies Handlers<'admin'>
