import { shipmentList } from '../../../domain/shipment/list.ts'
import type { Handler } from '../../../http/handler.ts'
import { Page } from '../../../http/replies.ts'

export const get: Handler<'adminListShipments'> = async (ctx, { query }) => {
  const { rows, total, offset, estimated } = await shipmentList.page(ctx, query)
  return new Page(rows, total, offset, estimated)
}
