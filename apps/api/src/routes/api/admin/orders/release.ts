import { eachOf } from '../../../../domain/bulk.ts'
import { releaseOrder } from '../../../../domain/order/release.ts'
import type { Handler } from '../../../../http/handler.ts'

export const post: Handler<'adminReleaseOrders'> = async (ctx, { body }) => ({
  data: await eachOf(ctx, body.ids, (id) => releaseOrder(ctx, id)),
})
