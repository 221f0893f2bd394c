import { formatDate } from '@officina/shared/format'
import type { Locale } from '../context.ts'
import { inBoth, type Pair } from './content.ts'

/** `2026-11-20` as `20 Nov 2026` / `2026年11月20日`. */
export const dateText = (date: string, locale: Locale): string => formatDate(date, locale)

export const dateInBoth = (date: string): Pair => inBoth((locale) => dateText(date, locale))

/** `October 2026`, `2026年10月` of the month a date is in. */
export const monthText = (date: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale === 'ja' ? 'ja' : 'en-GB', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${date.slice(0, 7)}-01T00:00:00Z`))

/** A moment as a calendar day of the zone: `20 November 2026`, `2026年11月20日`. */
export const dayOf = (at: Date, timeZone: string): Pair =>
  inBoth((locale) =>
    new Intl.DateTimeFormat(locale === 'ja' ? 'ja-JP' : 'en-GB', {
      dateStyle: 'long',
      timeZone,
    }).format(at),
  )
