import { askToCancel } from '../../../../../domain/order/cancelRequest.ts'
import { getOrderOfPatient } from '../../../../../domain/order/forPatient.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'patientAskToCancelOrder'> = async (ctx, { params, body }) => {
  await askToCancel(ctx, params.orderId, body.reason ?? null)
  return { data: await getOrderOfPatient(ctx, params.orderId) }
}
