import { getOrder } from '../../../../../domain/order/getForAdmin.ts'
import { releaseOrder } from '../../../../../domain/order/release.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'adminReleaseOrder'> = async (ctx, { params }) => {
  await releaseOrder(ctx, params.orderId)
  return { data: await getOrder(ctx, params.orderId) }
}
