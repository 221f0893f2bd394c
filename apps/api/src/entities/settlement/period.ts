import { addDays, dateIn } from '@officina/shared/dates/days'
import { addMonths, monthStart } from '@officina/shared/dates/months'
import { startOfDay } from '@officina/shared/dates/zoned'
import type { Ctx } from '../../context.ts'

/** A calendar month of the business: dates inclusive, `over` is the first instant after it. */
export type Period = { name: string; start: string; end: string; over: Date }

/** `2026-10` as a period in the time zone of the business. */
export function periodOf(name: string, timeZone: string): Period {
  const start = `${name}-01`
  const next = addMonths(start, 1)
  return { name, start, end: addDays(next, -1), over: startOfDay(next, timeZone) }
}

/** The calendar month before the one that `now` is in. */
export function previousPeriod(now: Date, timeZone: string): Period {
  return periodOf(addMonths(monthStart(dateIn(now, timeZone)), -1).slice(0, 7), timeZone)
}

/** Statements that were below zero since before this day have been so for more than six months. */
export const negativeBefore = (ctx: Ctx): string =>
  addMonths(dateIn(ctx.clock.now(), ctx.config.timeZone), -6)

/**
 * The day a statement of the period is paid: `payDay` of the following month, or of the first one after it in which
 * that is not before `today`.
 */
export function payDate({ end }: Pick<Period, 'end'>, payDay: number, today = end): string {
  const month = addDays(end, 1)
  const on = addDays(month, payDay - 1)
  return on >= today ? on : payDate({ end: addDays(addMonths(month, 1), -1) }, payDay, today)
}

/** The same of a statement that is not closed yet: its own day, unless that has gone by meanwhile. */
export const payDateOf = (
  { payOn, periodEnd: end }: { payOn: string | null; periodEnd: string },
  payDay: number,
  today: string,
): string => (payOn && payOn >= today ? payOn : payDate({ end }, payDay, today))
