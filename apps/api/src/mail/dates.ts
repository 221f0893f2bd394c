import { formatDate } from '@officina/shared/format'
import type { Locale } from '../context.ts'

/** `20 Nov 2026`, `2026年11月20日` of a calendar date. */
export const dateText = (date: string, locale: Locale): string => formatDate(date, locale)

/** `October 2026`, `2026年10月` of the month a date is in. */
export const monthText = (date: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale === 'ja' ? 'ja' : 'en-GB', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${date.slice(0, 7)}-01T00:00:00Z`))
