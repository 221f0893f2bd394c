import { listOrdersOfPatient } from '../../../domain/order/listForPatient.ts'
import type { Handler } from '../../../http/handler.ts'
import { Page } from '../../../http/replies.ts'

export const get: Handler<'patientListOrders'> = async (ctx, { query }) => {
  const { rows, total, offset, estimated } = await listOrdersOfPatient(ctx, query)
  return new Page(rows, total, offset, estimated)
}
