import { countShipments } from '../../../../domain/shipment/list.ts'
import type { Handler } from '../../../../http/handler.ts'

export const get: Handler<'adminCountShipments'> = async (ctx) => ({
  data: await countShipments(ctx),
})
