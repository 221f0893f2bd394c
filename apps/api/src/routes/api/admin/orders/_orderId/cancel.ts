import { cancelOrderAsAdmin } from '../../../../../domain/order/cancelByAdmin.ts'
import { getOrder } from '../../../../../domain/order/getForAdmin.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'adminCancelOrder'> = async (ctx, { params, body }) => {
  const { restock = true, refund = true, send_mail: sendMail = true, ...rest } = body
  await cancelOrderAsAdmin(ctx, params.orderId, { ...rest, restock, refund, sendMail })
  return { data: await getOrder(ctx, params.orderId) }
}
