import { cancelOrderAsAdmin } from '../../../../../domain/order/cancelByAdmin.ts'
import { getOrder } from '../../../../../domain/order/getForAdmin.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'adminCancelOrder'> = async (ctx, { params, body }) => {
  const { reason, revision, restock = true, refund = true, send_mail: sendMail = true } = body
  await cancelOrderAsAdmin(ctx, params.orderId, reason, { restock, refund, sendMail }, revision)
  return { data: await getOrder(ctx, params.orderId) }
}
