import { dateIn } from '@officina/shared/dates/days'
import { addMonths, monthStart } from '@officina/shared/dates/months'

/** The month before the present one in a time zone, as `2026-10`. */
export const previousMonth = (timeZone: string): string =>
  addMonths(monthStart(dateIn(new Date(), timeZone)), -1).slice(0, 7)
