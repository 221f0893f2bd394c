import { getOrder } from '../../../../../domain/order/getForAdmin.ts'
import { acceptAmounts } from '../../../../../domain/order/mismatch.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'adminAcceptOrderAmounts'> = async (ctx, { params, body }) => {
  await acceptAmounts(ctx, params.orderId, body)
  return { data: await getOrder(ctx, params.orderId) }
}
