import { formatCountry } from './format.ts'
import type { Locale } from './locale.ts'

type Parts = {
  country: string
  postal_code: string
  region: string
  city: string
  line1: string
  line2?: string | null | undefined
}

/** Who an address is for: the company before the person. */
export const addressees = (to: { name: string; company?: string | null | undefined }): string[] =>
  [to.company ?? '', to.name].filter(Boolean)

/** An address line by line, in the order of its country. */
export function addressLines(address: Parts, locale: Locale): string[] {
  const { country, postal_code: code, region, city, line1, line2 } = address
  const join = (parts: string[], glue: string) => parts.filter(Boolean).join(glue)
  if (country === 'JP') {
    const place = join([region, city, line1], japanese.test(region + city) ? '' : ' ')
    // not needed in Japan
    const nation = locale === 'ja' ? '' : formatCountry(country, locale)
    return [code && `〒${code}`, place, line2 ?? '', nation].filter(Boolean)
  }
  const place = join([city, join([region, code], ' ')], ', ')
  return [line1, line2 ?? '', place, formatCountry(country, locale)].filter(Boolean)
}

const japanese = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
