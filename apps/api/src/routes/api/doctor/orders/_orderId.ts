import { getOrderOfDoctor } from '../../../../domain/order/forDoctor.ts'
import type { Handler } from '../../../../http/handler.ts'

export const get: Handler<'doctorGetOrder'> = async (ctx, { params }) => ({
  data: await getOrderOfDoctor(ctx, params.orderId),
})
