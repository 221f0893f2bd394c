import { addDays, dateIn } from '../../clock.ts'
import type { ShippingMethod, ShippingRegion, ShopSettings } from '../platform/shopSettings.ts'

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
 * The day (YYYY-MM-DD) on which an order placed `at` leaves the house at the earliest: it is released
 * when the cancel window ends, and ships that day when this is before the cut-off of a working day.
 */
export function shipsOn(at: Date, timeZone: string, settings: ShopSettings): string {
  const released = new Date(at.getTime() + settings['order.cancel_minutes'] * 60_000)
  const isInTime = timeIn(released, timeZone) < settings['shipping.cut_off']
  let day = dateIn(released, timeZone)
  if (!isInTime) day = addDays(day, 1)
  while (!isWorkingDay(day, settings['shipping.holidays'])) day = addDays(day, 1)
  return day
}

function isWorkingDay(day: string, holidays: readonly string[]): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return weekday !== 0 && weekday !== 6 && !holidays.includes(day)
}

const timeIn = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(at)
