import { refundReturn } from '../../../../../domain/return/refund.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'adminRefundReturn'> = async (ctx, { params, body }) => {
  const { shipping_amount: shippingAmount = 0, ...given } = body
  return { data: await refundReturn(ctx, params.returnId, { ...given, shippingAmount }) }
}
