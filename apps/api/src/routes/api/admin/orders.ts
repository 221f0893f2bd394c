import { orderList } from '../../../domain/order/listForAdmin.ts'
import type { Handler } from '../../../http/handler.ts'
import { Page } from '../../../http/replies.ts'

export const get: Handler<'adminListOrders'> = async (ctx, { query }) => {
  const { rows, total, offset, estimated } = await orderList.page(ctx, query)
  return new Page(rows, total, offset, estimated)
}
