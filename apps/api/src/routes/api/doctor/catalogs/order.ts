import { orderCatalogs } from '../../../../domain/catalog/order.ts'
import type { Handler } from '../../../../http/handler.ts'

export const post: Handler<'doctorOrderCatalogs'> = async (ctx, { body }) => {
  await orderCatalogs(ctx, body.ids)
  return undefined
}
