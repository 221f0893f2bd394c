import { eachOf } from '../../../../domain/bulk.ts'
import { holdOrder } from '../../../../domain/order/hold.ts'
import type { Handler } from '../../../../http/handler.ts'

export const post: Handler<'adminHoldOrders'> = async (ctx, { body }) => ({
  data: await eachOf(ctx, body.ids, (id) => holdOrder(ctx, id, body.reason)),
})
