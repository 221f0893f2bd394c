import { cancelOrderAsAdmin } from '../../../../../domain/order/cancelByAdmin.ts'
import { getOrder } from '../../../../../domain/order/getForAdmin.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'adminCancelOrder'> = async (ctx, { params, body }) => {
  await cancelOrderAsAdmin(ctx, params.orderId, body.reason, body.revision)
  return { data: await getOrder(ctx, params.orderId) }
}
