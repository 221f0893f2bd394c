import { getOrder } from '../../../../../domain/order/getForAdmin.ts'
import { unholdOrder } from '../../../../../domain/order/hold.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'adminUnholdOrder'> = async (ctx, { params, body }) => {
  await unholdOrder(ctx, params.orderId, body?.revision)
  return { data: await getOrder(ctx, params.orderId) }
}
