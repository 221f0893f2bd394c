import { declineCancel } from '../../../../../domain/order/cancelRequest.ts'
import { getOrder } from '../../../../../domain/order/getForAdmin.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'adminDeclineCancelOrder'> = async (ctx, { params, body }) => {
  await declineCancel(ctx, params.orderId, body)
  return { data: await getOrder(ctx, params.orderId) }
}
