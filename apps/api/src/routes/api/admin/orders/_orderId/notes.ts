import { getOrder } from '../../../../../domain/order/getForAdmin.ts'
import { addOrderNote } from '../../../../../domain/order/note.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'adminAddOrderNote'> = async (ctx, { params, body }) => {
  await addOrderNote(ctx, params.orderId, body.text, body.to_patient)
  return { data: await getOrder(ctx, params.orderId) }
}
