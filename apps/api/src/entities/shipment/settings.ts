import type { components } from '@officina/openapi/schema'
import type { Ctx } from '../../context.ts'
import { settings } from '../../db/schema/platform.ts'
import { inArray } from '../../db/sql.ts'
import { getShopSettings } from '../platform/shopSettings.ts'

/** Wire name and key of every rule on the page. */
export const logisticsKeys = {
  methods: 'shipping.methods',
  regions: 'shipping.regions',
  cut_off: 'shipping.cut_off',
  holidays: 'shipping.holidays',
} as const

/** The delivery rules in force. `revision` grows with every change of any of them. */
export async function getLogisticsSettings(
  ctx: Ctx,
): Promise<components['schemas']['LogisticsSettings']> {
  const rules = await getShopSettings(ctx)
  const rows = await ctx.db
    .select()
    .from(settings)
    .where(inArray(settings.key, Object.values(logisticsKeys)))
  return {
    methods: rules['shipping.methods'],
    regions: rules['shipping.regions'],
    cut_off: rules['shipping.cut_off'],
    holidays: rules['shipping.holidays'],
    currency: ctx.config.currency,
    revision: rows.reduce((total, row) => total + row.revision, 0),
  }
}
