import { stopStockNotice } from '../../../../domain/stockNotice/stop.ts'
import type { Handler } from '../../../../http/handler.ts'

export const del: Handler<'patientStopStockNotice'> = async (ctx, { params }) => {
  await stopStockNotice(ctx, params.variantId)
  return undefined
}
