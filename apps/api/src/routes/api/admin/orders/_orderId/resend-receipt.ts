import { getOrder } from '../../../../../domain/order/getForAdmin.ts'
import { resendReceipt } from '../../../../../domain/order/resendReceipt.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'adminResendReceipt'> = async (ctx, { params, body }) => {
  await resendReceipt(ctx, params.orderId, body.revision)
  return { data: await getOrder(ctx, params.orderId) }
}
