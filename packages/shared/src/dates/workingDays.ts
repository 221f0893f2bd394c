import { addDays, weekdayOf } from './days.ts'

/** When parcels leave: the last time of a day, and days (`2026-12-31`) on which nothing leaves. */
type ShipRules = { cut_off: string; holidays: readonly string[] }

/** The earliest day on which goods that are ready at a time of the shop's clock can ship. */
export const shipDay = (ready: { date: string; time: string }, rules: ShipRules): string =>
  workingDayFrom(ready.time < rules.cut_off ? ready.date : addDays(ready.date, 1), rules.holidays)

/** So many working days after a day; 0 is the day itself, or the first working day after it. */
export function addWorkingDays(day: string, count: number, holidays: readonly string[]): string {
  let found = workingDayFrom(day, holidays)
  for (let i = 0; i < count; i++) found = workingDayFrom(addDays(found, 1), holidays)
  return found
}

function workingDayFrom(day: string, holidays: readonly string[]): string {
  let found = day
  while (!isWorkingDay(found, holidays)) found = addDays(found, 1)
  return found
}

const isWorkingDay = (day: string, holidays: readonly string[]): boolean =>
  weekdayOf(day) < 5 && !holidays.includes(day)
