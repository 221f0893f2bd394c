import { formatDate, formatName } from '@officina/shared/format'
import type { Locale } from '../../context.ts'

/** `2026-11-20` as `20 Nov 2026` / `2026年11月20日`. */
export const dateText = (date: string, locale: Locale): string => formatDate(date, locale)

/** `Ana Brown` / `山田 花子`, without a title. */
export const nameText = (name: { last: string; first: string }, locale: Locale): string =>
  formatName({ last_name: name.last, first_name: name.first }, locale)
