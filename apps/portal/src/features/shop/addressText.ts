import { formatCountry } from '@officina/ui/format.ts'
import type { Locale } from '@officina/ui/text'

type Parts = {
  country: string
  postal_code: string
  region: string
  city: string
  line1: string
  line2?: string | null | undefined
}

/** An address in one line, in the order of its country. */
export function addressText(address: Parts, locale: Locale): string {
  const { country, postal_code: code, region, city, line1, line2 } = address
  if (country === 'JP' && locale === 'ja')
    return [`〒${code}`, `${region}${city}${line1}`, line2].filter(Boolean).join(' ')
  return [line1, line2, `${city}, ${region} ${code}`, formatCountry(country, locale)]
    .filter(Boolean)
    .join(', ')
}
