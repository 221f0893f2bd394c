import { getOrder } from '../../../../../domain/order/getForAdmin.ts'
import { holdOrder } from '../../../../../domain/order/hold.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'adminHoldOrder'> = async (ctx, { params, body }) => {
  await holdOrder(ctx, params.orderId, body.reason, body.revision)
  return { data: await getOrder(ctx, params.orderId) }
}
