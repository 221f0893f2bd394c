import { adjustStock } from '../../../../../domain/stock/adjust.ts'
import { getStock } from '../../../../../domain/stock/list.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'adminAdjustStock'> = async (ctx, { params, body }) => {
  await adjustStock(ctx, params.variantId, {
    change: body.change,
    lot: body.lot,
    lotExpiresOn: body.lot_expires_on,
    reason: body.reason,
    revision: body.revision,
  })
  return { data: await getStock(ctx, params.variantId) }
}
