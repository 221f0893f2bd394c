import { daysBetween } from '@officina/shared/dates/days'
import { formatNumber } from '@officina/shared/format'
import type { Locale } from '@officina/shared/locale'
import { defineMessages } from '../text.tsx'
import type { Figures } from './types.ts'

type Period = Pick<Figures, 'from' | 'to'> & { compare?: Figures['compare'] }

/** "12% more than the previous 30 days"; nothing where there was nothing to compare with. */
export function changeText(now: number, before: number, period: Period, locale: Locale): string {
  const t = words[locale]
  const compared = comparedText(period, locale)
  if (now === before) return t.same(compared)
  if (before === 0) return t.nothingBefore(compared)
  // there is no share of what was below zero
  if (before < 0) return (now > before ? t.up : t.down)(compared)
  const share = shareOf(now, before, locale)
  if (share === null) return t.same(compared)
  return (now > before ? t.more : t.less)(share, compared)
}

/** Null for less than half a per cent. */
export function shareOf(now: number, before: number, locale: Locale): string | null {
  const share = Math.abs(now - before) / before
  return share < 0.005
    ? null
    : formatNumber(share, locale, { style: 'percent', maximumFractionDigits: 0 })
}

/** What a period is compared with: the days before it, unless it says otherwise. */
export function comparedText(period: Period, locale: Locale): string {
  const t = words[locale]
  if (period.compare === 'year') return t.lastYear
  const days = daysBetween(period.from, period.to) + 1
  return days === 1 ? t.dayBefore : t.daysBefore(formatNumber(days, locale))
}

const words = defineMessages({
  more: (share: string, period: string) => [
    `${share} more than ${period}`,
    `${period}より${share}増`,
  ],
  less: (share: string, period: string) => [
    `${share} less than ${period}`,
    `${period}より${share}減`,
  ],
  up: (period: string) => [`More than ${period}`, `${period}より増`],
  down: (period: string) => [`Less than ${period}`, `${period}より減`],
  same: (period: string) => [`Same as ${period}`, `${period}と同じ`],
  nothingBefore: (period: string) => [`Nothing in ${period}`, `${period}は実績なし`],
  lastYear: ['the same days last year', '前年同期'],
  dayBefore: ['the day before', '前日'],
  daysBefore: (days: string) => [`the previous ${days} days`, `前の${days}日間`],
})
