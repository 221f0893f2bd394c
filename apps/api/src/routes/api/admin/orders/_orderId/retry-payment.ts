import { getOrder } from '../../../../../domain/order/getForAdmin.ts'
import { retryPayment } from '../../../../../domain/order/retryPayment.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'adminRetryOrderPayment'> = async (ctx, { params, body }) => {
  await retryPayment(ctx, params.orderId, body.revision)
  return { data: await getOrder(ctx, params.orderId) }
}
