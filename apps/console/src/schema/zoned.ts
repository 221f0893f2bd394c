import { dateTimeIn } from '@officina/shared/dates/days'
import { fromWallClock } from '@officina/shared/dates/zoned'

/** `2026-11-20T18:00` in a time zone, for `<input type="datetime-local">`. */
export const toLocalInput = (iso: string, timeZone: string): string =>
  dateTimeIn(new Date(iso), timeZone).slice(0, 16).replace(' ', 'T')

/** The instant of what such a field holds; a time that the clock skips becomes one after the gap. */
export const fromLocalInput = (local: string, timeZone: string): string =>
  fromWallClock(local, timeZone).toISOString()
