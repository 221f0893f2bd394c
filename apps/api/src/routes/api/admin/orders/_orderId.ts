import { changeOrderAddress } from '../../../../domain/order/address.ts'
import { getOrder } from '../../../../domain/order/getForAdmin.ts'
import type { Handler } from '../../../../http/handler.ts'

export const get: Handler<'adminGetOrder'> = async (ctx, { params }) => ({
  data: await getOrder(ctx, params.orderId),
})

export const patch: Handler<'adminChangeOrderAddress'> = async (ctx, { params, body }) => {
  await changeOrderAddress(ctx, params.orderId, body)
  return { data: await getOrder(ctx, params.orderId) }
}
