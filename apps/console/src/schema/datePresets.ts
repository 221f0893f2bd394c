import type { Locale } from '@officina/shared/locale'
import { defineMessages } from '@officina/ui/text'

/** Ranges of calendar days that one asks for often; weeks begin on Monday. */
export function datePresets(now: Date, timeZone: string, locale: Locale) {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone }).format(now)
  const weekday = (new Date(`${today}T00:00Z`).getUTCDay() + 6) % 7
  const month = `${today.slice(0, 7)}-01`
  const lastOfBefore = addDays(month, -1)
  const t = words[locale]
  return [
    { label: t.today, from: today, to: today },
    { label: t.week, from: addDays(today, -weekday), to: addDays(today, 6 - weekday) },
    { label: t.month, from: month, to: addDays(`${addDays(month, 31).slice(0, 7)}-01`, -1) },
    { label: t.lastMonth, from: `${lastOfBefore.slice(0, 7)}-01`, to: lastOfBefore },
    { label: t.last30, from: addDays(today, -29), to: today },
  ]
}

export const addDays = (day: string, n: number): string =>
  new Date(Date.parse(`${day}T00:00Z`) + n * 86_400_000).toISOString().slice(0, 10)

const words = defineMessages({
  en: {
    today: 'Today',
    week: 'This week',
    month: 'This month',
    lastMonth: 'Last month',
    last30: 'Last 30 days',
  },
  ja: { today: '今日', week: '今週', month: '今月', lastMonth: '先月', last30: '過去30日' },
})
