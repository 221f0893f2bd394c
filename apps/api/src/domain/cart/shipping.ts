import { addDays, dateIn } from '../../clock.ts'
import type { ShippingRegion, ShopSettings } from '../platform/shopSettings.ts'

export type ShippingMethod = 'standard' | 'priority'
export const shippingMethods = ['standard', 'priority'] as const

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

/** Only standard delivery becomes free. */
export const freeFromOf = (row: ShippingRegion, method: ShippingMethod): number | null =>
  method === 'standard' ? row.free_from : null

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
