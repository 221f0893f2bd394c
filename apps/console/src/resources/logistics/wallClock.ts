import { dateIn, timeIn } from '@officina/shared/dates/days'

/** Date and time of day as a clock on the wall of the business shows them. */
export const wallClock = (at: Date, timeZone: string): { date: string; time: string } => ({
  date: dateIn(at, timeZone),
  time: timeIn(at, timeZone),
})
