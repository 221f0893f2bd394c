import { TZDateMini } from '@date-fns/tz/date/mini'
import { addMonths as monthsAfter } from 'date-fns/addMonths'
import { lightFormat } from 'date-fns/lightFormat'

/** A calendar day plus months; where the month is shorter its last day. */
export const addMonths = (date: string, months: number): string =>
  lightFormat(
    monthsAfter(new TZDateMini(Date.parse(`${date}T00:00:00Z`), 'UTC'), months),
    'yyyy-MM-dd',
  )

/** First day of the month of a calendar day. */
export const monthStart = (date: string): string => `${date.slice(0, 7)}-01`
