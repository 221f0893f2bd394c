import { changeOrderAddress } from '../../../../domain/order/address.ts'
import { getOrder } from '../../../../domain/order/getForAdmin.ts'
import type { Handler } from '../../../../http/handler.ts'

export const get: Handler<'adminGetOrder'> = async (ctx, { params }) => ({
  data: await getOrder(ctx, params.orderId),
})

export const patch: Handler<'adminChangeOrderAddress'> = async (ctx, { params, body }) => {
  const address = { ...body.address, line2: body.address.line2 ?? null }
  await changeOrderAddress(ctx, params.orderId, { address, revision: body.revision })
  return { data: await getOrder(ctx, params.orderId) }
}
