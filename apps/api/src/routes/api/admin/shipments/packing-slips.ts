import { packingSlipsPdf } from '../../../../domain/shipment/packingSlips.ts'
import type { Handler } from '../../../../http/handler.ts'
import { FileReply } from '../../../../http/replies.ts'

export const get: Handler<'adminGetPackingSlips'> = async (ctx, { query }) => {
  const { id = [], order_id: orderIds = [] } = query.filter
  const locale = query.locale ?? ctx.origin.locale
  const { content, filename } = await packingSlipsPdf(ctx, { ids: id, orderIds }, locale)
  return new FileReply(content, filename, 'application/pdf')
}
