import { getOrderOfPatient } from '../../../../domain/order/forPatient.ts'
import { placeOrder } from '../../../../domain/order/place.ts'
import type { Handler } from '../../../../http/handler.ts'

export const post: Handler<'patientCheckOut'> = async (ctx, { body }) => {
  const { id } = await placeOrder(ctx, {
    expectedTotal: body.expected_total,
    revision: body.revision,
  })
  return { data: await getOrderOfPatient(ctx, id) }
}
