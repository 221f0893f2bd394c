import { TZDateMini } from '@date-fns/tz/date/mini'

/** First instant of a calendar day in a time zone, also where a clock change removes midnight. */
export const startOfDay = (date: string, timeZone: string): Date =>
  fromWallClock(`${date}T00:00`, timeZone)

/**
 * The instant of a wall-clock time (`2026-11-20T18:05`) in a time zone. A time skipped by a clock
 * change is moved forward by the length of the gap.
 */
export function fromWallClock(local: string, timeZone: string): Date {
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0] = local.split(/\D/).map(Number)
  return new Date(+new TZDateMini(year, month - 1, day, hour, minute, timeZone))
}
