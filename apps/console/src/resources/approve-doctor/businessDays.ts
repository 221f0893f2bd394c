import { addDays, dateIn, weekdayOf } from '@officina/shared/dates/days'

/** Weekdays that began after the day of `since`, up to today, in a time zone. */
export function businessDaysSince(since: string, now: Date, timeZone: string): number {
  const today = dateIn(now, timeZone)
  let days = 0
  for (let day = addDays(dateIn(new Date(since), timeZone), 1); day <= today; day = addDays(day, 1))
    if (weekdayOf(day) < 5) days++
  return days
}

/** Whether it was on the same calendar day, in a time zone. */
export const isSameDay = (since: string, now: Date, timeZone: string): boolean =>
  dateIn(new Date(since), timeZone) === dateIn(now, timeZone)
