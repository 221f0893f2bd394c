import { getOrderOfPatient } from '../../../../domain/order/forPatient.ts'
import type { Handler } from '../../../../http/handler.ts'

export const get: Handler<'patientGetOrder'> = async (ctx, { params }) => ({
  data: await getOrderOfPatient(ctx, params.orderId),
})
