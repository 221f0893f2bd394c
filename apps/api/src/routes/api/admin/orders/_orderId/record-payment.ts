import { getOrder } from '../../../../../domain/order/getForAdmin.ts'
import { recordPayment } from '../../../../../domain/order/recordPayment.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'adminRecordOrderPayment'> = async (ctx, { params, body }) => {
  await recordPayment(ctx, params.orderId, { ...body, paidOn: body.paid_on })
  return { data: await getOrder(ctx, params.orderId) }
}
