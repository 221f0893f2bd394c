import type { Handlers } from '../../http/handler.ts'
import { ofRecord } from '../../http/records.ts'
import { askForStockNotice, listStockNotices, stopStockNotice } from './wishes.ts'

export const handlers = {
  'GET /api/patient/stock-notices': (ctx) => listStockNotices(ctx),
  'POST /api/patient/stock-notices': (ctx, { body }) => askForStockNotice(ctx, body.variant_id),
  'DELETE /api/patient/stock-notices/{variantId}': ofRecord('variantId', stopStockNotice),
} satisfies Handlers<'patient'>
