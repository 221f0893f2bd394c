import { formatCountry } from './format.ts'
import type { Locale } from './locale.ts'

/** The place of an address: `New York, NY, United States` / a Japanese one as 「東京都渋谷区」. */
export const formatPlace = (
  { city, region, country }: { city: string; region: string; country: string },
  locale: Locale,
): string =>
  locale === 'ja' && country === 'JP'
    ? `${region}${city}`
    : [city, region, formatCountry(country, locale)].filter(Boolean).join(', ')
