import { countryCodes } from '@officina/shared/countries'
import type { Locale } from '@officina/shared/locale'

/** Countries by their names in the reader's language, in its order. */
export function countryOptions(locale: Locale): { value: string; label: string }[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  return countryCodes
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .sort((a, b) => a.label.localeCompare(b.label, locale))
}
