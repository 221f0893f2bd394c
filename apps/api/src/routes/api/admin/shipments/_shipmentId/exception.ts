import { getShipment } from '../../../../../domain/shipment/list.ts'
import { reportException } from '../../../../../domain/shipment/steps.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'adminReportShipmentException'> = async (ctx, { params, body }) => {
  await reportException(ctx, params.shipmentId, { code: body.code, note: body.note ?? null })
  return { data: await getShipment(ctx, params.shipmentId) }
}
