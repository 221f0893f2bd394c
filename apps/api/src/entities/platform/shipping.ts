import type { components } from '@officina/openapi/schema'
import { dateIn, dayMs, daysBetween, timeIn } from '@officina/shared/dates/days'
import { addWorkingDays, shipDay } from '@officina/shared/dates/workingDays'
import type { Ctx } from '../../context.ts'
import {
  getShopSettings,
  type ShippingMethod,
  type ShippingRegion,
  type ShopSettings,
} from './shopSettings.ts'

/** The price row for a destination: its region, else its country, else everywhere. */
export function shippingRow(
  settings: ShopSettings,
  to: { country: string; region: string } | undefined,
): ShippingRegion {
  const rows = settings['shipping.regions']
  const found =
    rows.find((row) => row.country === to?.country && row.regions.includes(to?.region ?? '')) ??
    rows.find((row) => row.country === to?.country && row.regions.length === 0) ??
    rows.find((row) => row.country === '*') ??
    rows[0]
  if (!found) throw new Error('the shipping table is empty')
  return found
}

export type OfferedMethod = ShippingMethod & { fee: number; freeFrom: number | null }

/** The methods that are offered for a row of the table, in the shop's order. */
export const offeredMethods = (settings: ShopSettings, row: ShippingRegion): OfferedMethod[] =>
  settings['shipping.methods'].flatMap((method) => {
    const fee = row.fees.find((each) => each.method === method.key)?.fee
    if (!method.active || fee === undefined) return []
    return [{ ...method, fee, freeFrom: method.free ? row.free_from : null }]
  })

/**
 * The day (YYYY-MM-DD) on which an order placed `at` ships at the earliest: it is released
 * when the cancel window ends, and ships that day when this is before the cut-off of a working day.
 */
export function shipsOn(at: Date, timeZone: string, settings: ShopSettings): string {
  const released = new Date(at.getTime() + settings['order.cancel_minutes'] * 60_000)
  return shipDay(
    { date: dateIn(released, timeZone), time: timeIn(released, timeZone) },
    { cut_off: settings['shipping.cut_off'], holidays: settings['shipping.holidays'] },
  )
}

/** When what leaves on a day should arrive, by the working days that its method is on the way. */
export function arrival(
  leaves: string,
  method: ShippingMethod,
  settings: ShopSettings,
): components['schemas']['DeliveryWindow'] {
  const after = (days: number) => addWorkingDays(leaves, days, settings['shipping.holidays'])
  return { from: after(method.transit_min), to: after(method.transit_max) }
}

/** When what left at a time must have arrived: the longest that its method takes, or any where it is none of ours. */
export function latestArrival(ctx: Ctx, settings: ShopSettings, method: string, shipped: Date) {
  const leaves = dateIn(shipped, ctx.config.timeZone)
  const methods = settings['shipping.methods']
  const known = methods.filter(({ key }) => key === method)
  const days = (known.length > 0 ? known : methods).map((each) =>
    daysBetween(leaves, arrival(leaves, each, settings).to),
  )
  return new Date(shipped.getTime() + Math.max(0, ...days) * dayMs)
}

/** What the ways to deliver are called, by key, in the reader's language; also those that are no longer offered. */
export async function methodNames(ctx: Ctx): Promise<Map<string, string>> {
  const methods = (await getShopSettings(ctx))['shipping.methods']
  return new Map(methods.map(({ key, name }) => [key, name[ctx.origin.locale]]))
}
