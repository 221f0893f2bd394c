import { changeLogisticsSettings } from '../../../domain/shipment/changeSettings.ts'
import { getLogisticsSettings } from '../../../domain/shipment/settings.ts'
import type { Handler } from '../../../http/handler.ts'

export const get: Handler<'adminGetLogisticsSettings'> = async (ctx) => ({
  data: await getLogisticsSettings(ctx),
})

export const patch: Handler<'adminChangeLogisticsSettings'> = async (ctx, { body }) => ({
  data: await changeLogisticsSettings(ctx, body),
})
