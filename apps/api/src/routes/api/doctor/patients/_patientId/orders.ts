import { listPatientOrders } from '../../../../../domain/patient/orders.ts'
import type { Handler } from '../../../../../http/handler.ts'
import { Page } from '../../../../../http/replies.ts'

export const get: Handler<'doctorListPatientOrders'> = async (ctx, { params, query }) => {
  const { rows, total, offset, estimated } = await listPatientOrders(ctx, params.patientId, query)
  return new Page(rows, total, offset, estimated)
}
