import { addressLines } from '@officina/shared/addressLines'
import type { Locale } from '@officina/shared/locale'

/** An address in one line, in the order of its country. */
export function addressText(address: Parameters<typeof addressLines>[0], locale: Locale): string {
  return addressLines(address, locale).join(
    locale === 'ja' && address.country === 'JP' ? ' ' : ', ',
  )
}
