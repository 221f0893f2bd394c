import { todayIn } from '../amounts.ts'

/** The month before the present one in a time zone, as `2026-10`. */
export function previousMonth(timeZone: string): string {
  const first = new Date(`${todayIn(timeZone).slice(0, 7)}-01T00:00:00Z`)
  first.setUTCDate(0)
  return first.toISOString().slice(0, 7)
}
