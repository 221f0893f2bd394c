import type { components } from '@officina/openapi/schema'
import { dateIn, dayMs, daysBetween, timeIn } from '@officina/shared/dates/days'
import { addWorkingDays, shipDay } from '@officina/shared/dates/workingDays'
import { isSameRegion } from '@officina/shared/states'
import type { Ctx } from '../../context.ts'
import {
  getShopSettings,
  type ShippingMethod,
  type ShippingZone,
  type ShopSettings,
} from './shopSettings.ts'

type Destination = { country: string; region: string }

/** A state by its letters or its name: `CA` and `California` are the same. */
export const isIn = (
  regions: readonly string[] | undefined,
  to: Destination | undefined,
): boolean =>
  to !== undefined &&
  to.region !== '' &&
  (regions ?? []).some((region) => isSameRegion(to.country, region, to.region))

/** The zone of a destination: one that names its state, else its country, else everywhere. */
export function zoneOf(settings: ShopSettings, to: Destination | undefined): ShippingZone {
  const zones = settings['shipping.regions']
  const inCountry = zones.filter(({ countries }) => countries.includes(to?.country ?? ''))
  const found =
    inCountry.find(({ regions }) => isIn(regions, to)) ??
    inCountry.find(({ regions }) => regions.length === 0) ??
    zones.find(({ countries }) => countries.includes('*')) ??
    zones[0]
  if (!found) throw new Error('the shipping table is empty')
  return found
}

/** What the goods of an order must come to after discount: the zone's own minimum, else the shop's. */
export const minimumOf = (settings: ShopSettings, zone: ShippingZone): number =>
  zone.min_total ?? settings['order.min_total']

/** What is sent: its price after discount in minor units, and its weight in grams. */
type Goods = { total: number; weightG: number }
export type OfferedMethod = ShippingMethod & { fee: number; freeFrom: number | null }

/** Whether delivery costs nothing for goods of that sum after discounts. */
export const isFree = ({ freeFrom }: Pick<OfferedMethod, 'freeFrom'>, goods: number): boolean =>
  freeFrom !== null && goods >= freeFrom

/** The methods that are offered in a zone with their fees for these goods, in the shop's order. */
export const offeredMethods = (
  settings: ShopSettings,
  zone: ShippingZone,
  goods: Goods = { total: 0, weightG: 0 },
): OfferedMethod[] =>
  settings['shipping.methods'].flatMap((method) => {
    const price = zone.fees.find((each) => each.method === method.key)
    if (!method.active || !price) return []
    return [
      { ...method, fee: feeOf(zone, price, goods), freeFrom: method.free ? zone.free_from : null },
    ]
  })

/** The highest step that the goods have reached; below the first, the price without steps. */
function feeOf(zone: ShippingZone, price: ShippingZone['fees'][number], goods: Goods): number {
  if (zone.price_by === 'flat') return price.fee
  const reached = zone.price_by === 'total' ? goods.total : goods.weightG
  return price.steps.findLast(({ from }) => from <= reached)?.fee ?? price.fee
}

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
