import { askForStockNotice } from '../../../domain/stockNotice/ask.ts'
import { listStockNotices } from '../../../domain/stockNotice/list.ts'
import type { Handler } from '../../../http/handler.ts'

export const get: Handler<'patientListStockNotices'> = async (ctx) => ({
  data: await listStockNotices(ctx),
})

export const post: Handler<'patientAskForStockNotice'> = async (ctx, { body }) => {
  await askForStockNotice(ctx, body.variant_id)
  return undefined
}
