import { getOrder } from '../../../../../domain/order/getForAdmin.ts'
import { releaseOrder } from '../../../../../domain/order/release.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'adminReleaseOrder'> = async (ctx, { params, body }) => {
  await releaseOrder(ctx, params.orderId, body?.revision)
  return { data: await getOrder(ctx, params.orderId) }
}
