import { cancelOwnOrder } from '../../../../../domain/order/cancel.ts'
import { getOrderOfPatient } from '../../../../../domain/order/forPatient.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'patientCancelOrder'> = async (ctx, { params, body }) => {
  await cancelOwnOrder(ctx, params.orderId, body.reason ?? null)
  return { data: await getOrderOfPatient(ctx, params.orderId) }
}
