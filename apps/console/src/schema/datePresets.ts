import { addDays, dateIn, weekdayOf } from '@officina/shared/dates/days'
import { addMonths, monthStart } from '@officina/shared/dates/months'
import type { Locale } from '@officina/shared/locale'
import { defineMessages } from '@officina/ui/text'

/** Ranges of calendar days that one asks for often; weeks begin on Monday. */
export function datePresets(now: Date, timeZone: string, locale: Locale) {
  const today = dateIn(now, timeZone)
  const weekday = weekdayOf(today)
  const month = monthStart(today)
  const t = words[locale]
  return [
    { label: t.today, from: today, to: today },
    { label: t.week, from: addDays(today, -weekday), to: addDays(today, 6 - weekday) },
    { label: t.month, from: month, to: addDays(addMonths(month, 1), -1) },
    { label: t.lastMonth, from: addMonths(month, -1), to: addDays(month, -1) },
    { label: t.last30, from: addDays(today, -29), to: today },
  ]
}

const words = defineMessages({
  today: ['Today', '今日'],
  week: ['This week', '今週'],
  month: ['This month', '今月'],
  lastMonth: ['Last month', '先月'],
  last30: ['Last 30 days', '過去30日'],
})
