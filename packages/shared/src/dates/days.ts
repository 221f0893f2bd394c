import { tzOffset } from '@date-fns/tz/tzOffset'
import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants'
import { memo } from '../memo.ts'

/**
 * Milliseconds of 24 hours, for how long something may take. Days of a calendar, of which one in spring has 23 hours
 * and one in autumn 25, are counted with `addDays` and `daysBetween`.
 */
export const dayMs = millisecondsInDay
export const hourMs = millisecondsInHour

/** Calendar day (`2026-11-20`) of an instant in a time zone; without a zone that of the machine. */
export const dateIn = (at: Date, timeZone?: string): string => shownIn(at, timeZone).slice(0, 10)

/** Time of day (`18:05`) of an instant in a time zone. */
export const timeIn = (at: Date, timeZone: string): string => shownIn(at, timeZone).slice(11, 16)

/** `2026-11-20 18:05:59` on the clocks of a time zone. */
export const dateTimeIn = (at: Date, timeZone: string): string =>
  shownIn(at, timeZone).slice(0, 19).replace('T', ' ')

/** Whether a text is a day of the calendar, written `2026-11-20`. */
export const isCalendarDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(atMidnight(text)).toJSON()?.slice(0, 10) === text

/** A calendar day plus days. */
export const addDays = (date: string, days: number): string =>
  new Date(atMidnight(date) + days * dayMs).toISOString().slice(0, 10)

/** Calendar days from one to another, below 0 when the other is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((atMidnight(to) - atMidnight(from)) / dayMs)

/** 0 is Monday, 6 is Sunday. */
export const weekdayOf = (date: string): number => (new Date(atMidnight(date)).getUTCDay() + 6) % 7

/** Minutes that a time zone's clocks are ahead of UTC at an instant. */
export const offsetMinutes = (at: Date, timeZone: string): number => offsetIn(timeZone, at)

/**
 * Whether this is the name of a time zone, such as Asia/Tokyo. An offset or abbreviation (+09:00, CET) is none: programs and
 * databases do not mean the same by it.
 */
export function isTimeZone(name: string): boolean {
  if (!/^(UTC|GMT)$|\/|^[A-Z][a-z]{3,}$/.test(name)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

// what the clocks show, as if they were in UTC: lists ask for it a thousand times, and a TZDate takes ten times as long
const shownIn = (at: Date, timeZone: string | undefined): string =>
  new Date(+at + offsetIn(timeZone, at) * 60_000).toISOString()

// up to 40 µs each in a busy server, and most ask for today; since 1973 clocks have been changed at whole minutes
const offsetsIn = memo((timeZone: string) =>
  memo((minute: number) => tzOffset(timeZone, new Date(minute * 60_000)), 1_000),
)
const offsetIn = (timeZone: string | undefined, at: Date): number =>
  timeZone && +at > Date.UTC(1973)
    ? offsetsIn(timeZone)(Math.floor(+at / 60_000))
    : tzOffset(timeZone, at)

// days are counted in UTC, where each has 24 hours
const atMidnight = (date: string): number => Date.parse(`${date}T00:00:00Z`)
