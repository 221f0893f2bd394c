type Parts = {
  country: string
  postal_code: string
  region: string
  city: string
  line1: string
  line2?: string | null | undefined
}

/** An address in one line, in the order of its country. */
export function addressText(address: Parts, locale: string): string {
  const { country, postal_code: code, region, city, line1, line2 } = address
  if (country === 'JP' && locale === 'ja')
    return [`〒${code}`, `${region}${city}${line1}`, line2].filter(Boolean).join(' ')
  return [line1, line2, `${city}, ${region} ${code}`, country].filter(Boolean).join(', ')
}
