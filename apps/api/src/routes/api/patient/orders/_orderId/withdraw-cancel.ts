import { withdrawCancel } from '../../../../../domain/order/cancelRequest.ts'
import { getOrderOfPatient } from '../../../../../domain/order/forPatient.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'patientWithdrawCancelOrder'> = async (ctx, { params }) => {
  await withdrawCancel(ctx, params.orderId)
  return { data: await getOrderOfPatient(ctx, params.orderId) }
}
