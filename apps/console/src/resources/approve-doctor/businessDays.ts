const dayMs = 86_400_000

/** Weekdays that began after the day of `since`, up to today, in a time zone. */
export function businessDaysSince(since: string, now: Date, timeZone: string): number {
  const first = dayOf(new Date(since), timeZone)
  const last = dayOf(now, timeZone)
  let days = 0
  for (let day = first + dayMs; day <= last; day += dayMs) {
    const weekday = new Date(day).getUTCDay()
    if (weekday !== 0 && weekday !== 6) days++
  }
  return days
}

/** Whether it was on the same calendar day, in a time zone. */
export const isSameDay = (since: string, now: Date, timeZone: string): boolean =>
  dayOf(new Date(since), timeZone) === dayOf(now, timeZone)

/** Midnight of the calendar day in the zone, counted as if it were UTC. */
function dayOf(at: Date, timeZone: string): number {
  const text = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(at)
  return Date.parse(`${text}T00:00:00Z`)
}
