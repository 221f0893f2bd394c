import { getStock } from '../../../../../domain/stock/list.ts'
import { setThreshold } from '../../../../../domain/stock/threshold.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'adminSetStockThreshold'> = async (ctx, { params, body }) => {
  const { low_threshold: lowThreshold, bin, revision } = body
  await setThreshold(ctx, params.variantId, { lowThreshold, bin, revision })
  return { data: await getStock(ctx, params.variantId) }
}
