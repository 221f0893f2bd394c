import { addDays, dateIn } from '../../clock.ts'

/** A calendar month of the business: dates inclusive, `over` is the first instant after it. */
export type Period = { name: string; start: string; end: string; over: Date }

/** `2026-10` as a period in the time zone of the business. */
export function periodOf(name: string, timeZone: string): Period {
  const start = `${name}-01`
  const next = `${addDays(start, 31).slice(0, 7)}-01`
  return { name, start, end: addDays(next, -1), over: startOfDay(next, timeZone) }
}

/** The calendar month before the one that `now` is in. */
export function previousPeriod(now: Date, timeZone: string): Period {
  const first = `${dateIn(now, timeZone).slice(0, 7)}-01`
  return periodOf(addDays(first, -1).slice(0, 7), timeZone)
}

/** The day a statement of the period is paid: `payDay` of the following month. */
export const payDate = (period: Pick<Period, 'end'>, payDay: number): string =>
  addDays(addDays(period.end, 1), payDay - 1)

/** First instant of a calendar date in a time zone, also where a clock change removes midnight. */
export function startOfDay(date: string, timeZone: string): Date {
  const wanted = Date.parse(`${date}T00:00:00Z`)
  let at = wanted
  for (let i = 0; i < 3; i++) at = wanted - offsetMs(new Date(at), timeZone)
  if (dateIn(new Date(at), timeZone) < date) at += 3_600_000
  return new Date(at)
}

function offsetMs(at: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).formatToParts(at)
  const n = (type: string) => Number(parts.find((part) => part.type === type)?.value)
  const local = Date.UTC(n('year'), n('month') - 1, n('day'), n('hour'), n('minute'), n('second'))
  return local - Math.floor(at.getTime() / 1_000) * 1_000
}
