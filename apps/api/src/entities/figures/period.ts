import { addDays, dateIn, daysBetween, weekdayOf } from '@officina/shared/dates/days'
import { addMonths, monthStart } from '@officina/shared/dates/months'
import type { Ctx } from '../../context.ts'
import { type SQL, sql } from '../../db/sql.ts'
import { invalid } from '../errors.ts'

export type By = 'day' | 'week' | 'month'
export type PeriodQuery = {
  days?: number
  from?: string
  to?: string
  by?: By
  compare?: 'previous' | 'year'
}
export type Period = ReturnType<typeof periodOf>

const mostDays = 1_100

/** The calendar days that are asked for and those they are compared with. 422 at `from` or `to`. */
export function periodOf(ctx: Ctx, { by = 'day', compare = 'previous', ...query }: PeriodQuery) {
  const to = query.to ?? dateIn(ctx.clock.now(), ctx.config.timeZone)
  const from = query.from ?? addDays(to, 1 - (query.days ?? 30))
  const days = daysBetween(from, to) + 1
  if (days < 1)
    throw invalid('to', 'VALIDATION_FAILED', {
      en: 'Choose an end date on or after the start date.',
      ja: '終了日は開始日以降の日付を選択してください。',
    })
  if (days > mostDays)
    throw invalid('from', 'VALIDATION_FAILED', {
      en: 'Choose a period of up to three years.',
      ja: '期間は3年以内で選択してください。',
    })
  const back = (day: string) => (compare === 'year' ? addMonths(day, -12) : addDays(day, -days))
  return { from, to, by, compare, days, comparedFrom: back(from), comparedTo: back(to) }
}

/** First days of the parts of a period; the first part may begin in the middle of a week or month. */
export function startsOf({ from, to, by }: Period): string[] {
  const next = {
    day: (day: string) => addDays(day, 1),
    week: (day: string) => addDays(day, 7 - weekdayOf(day)),
    month: (day: string) => addMonths(monthStart(day), 1),
  }[by]
  const starts: string[] = []
  for (let day = from; day <= to; day = next(day)) starts.push(day)
  return starts
}

/** Both periods as rows `span`: 0 what is asked for, 1 what it is compared with. */
export const spans = ({ from, to, comparedFrom, comparedTo }: Period): SQL => sql`(values
  (0, ${from}::date, ${to}::date), (1, ${comparedFrom}::date, ${comparedTo}::date)) span(n, first, last)`

/**
 * Rows `span` of whole months and of the days around them, which together are both periods: `n` and `first` to `last`,
 * with `whole` for months, whose `first` and `last` are first days of months.
 */
export const monthSpans = ({ from, to, comparedFrom, comparedTo }: Period): SQL =>
  sql`(values ${sql.join(
    [piecesOf(0, from, to), piecesOf(1, comparedFrom, comparedTo)].flat(),
    sql`, `,
  )}) span(n, whole, first, last)`

function piecesOf(n: 0 | 1, from: string, to: string): SQL[] {
  const piece = (whole: boolean, first: string, last: string) =>
    first <= last ? [sql`(${n}::int, ${whole}::boolean, ${first}::date, ${last}::date)`] : []
  const first = from === monthStart(from) ? from : addMonths(monthStart(from), 1)
  const after = monthStart(addDays(to, 1))
  if (first >= after) return piece(false, from, to)
  return [
    ...piece(false, from, addDays(first, -1)),
    ...piece(true, first, addMonths(after, -1)),
    ...piece(false, after, to),
  ]
}

/** Each day of a `span` with the part of the period it belongs to, and where that part begins in the span. */
export function daysOf(period: Period): SQL {
  const { by, compare, days, from } = period
  const back =
    compare === 'year' ? sql`interval '1 year'` : sql`make_interval(days => ${days}::int)`
  const shown = sql`(case span.n when 0 then each.day else (each.day + ${back}) end)`
  const part = sql`greatest(date_trunc(${by}, ${shown})::date, ${from}::date)`
  return sql`(
    select span.n, span.first, each.day::date as day, ${part}::text as part,
      case span.n when 0 then ${part} else greatest((${part} - ${back})::date, span.first) end as begins
    from ${spans(period)} cross join lateral generate_series(span.first, span.last, interval '1 day') each(day))`
}
