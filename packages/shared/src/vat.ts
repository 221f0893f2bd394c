import type { Locale } from './locale.ts'

/** What follows the two letters of a VAT number, by country of the EU (ISO 3166), with one that has the form. */
const shapes: Record<string, [shape: RegExp, example: string]> = {
  AT: [/^U\d{8}$/, 'ATU12345678'],
  BE: [/^[01]\d{9}$/, 'BE0123456789'],
  BG: [/^\d{9,10}$/, 'BG123456789'],
  CY: [/^\d{8}[A-Z]$/, 'CY12345678X'],
  CZ: [/^\d{8,10}$/, 'CZ12345678'],
  DE: [/^\d{9}$/, 'DE123456789'],
  DK: [/^\d{8}$/, 'DK12345678'],
  EE: [/^\d{9}$/, 'EE123456789'],
  ES: [/^[A-Z]\d{7}[A-Z0-9]$|^\d{8}[A-Z]$/, 'ESX12345678'],
  FI: [/^\d{8}$/, 'FI12345678'],
  FR: [/^[A-HJ-NP-Z0-9]{2}\d{9}$/, 'FR12345678901'],
  GR: [/^\d{9}$/, 'EL123456789'],
  HR: [/^\d{11}$/, 'HR12345678901'],
  HU: [/^\d{8}$/, 'HU12345678'],
  IE: [/^\d[A-Z0-9+*]\d{5}[A-Z]{1,2}$/, 'IE1234567X'],
  IT: [/^\d{11}$/, 'IT12345678901'],
  LT: [/^(\d{9}|\d{12})$/, 'LT123456789'],
  LU: [/^\d{8}$/, 'LU12345678'],
  LV: [/^\d{11}$/, 'LV12345678901'],
  MT: [/^\d{8}$/, 'MT12345678'],
  NL: [/^[A-Z0-9+*]{10}\d{2}$/, 'NL123456789B01'],
  PL: [/^\d{10}$/, 'PL1234567890'],
  PT: [/^\d{9}$/, 'PT123456789'],
  RO: [/^\d{2,10}$/, 'RO1234567890'],
  SE: [/^\d{12}$/, 'SE123456789001'],
  SI: [/^\d{8}$/, 'SI12345678'],
  SK: [/^\d{10}$/, 'SK1234567890'],
}

/** Whether a country has VAT numbers that we know the form of: those of the EU. */
export const hasVatNumbers = (country: string): boolean => Object.hasOwn(shapes, country)

/** An example of the country; undefined where it has none. */
export const vatExample = (country: string): string | undefined =>
  hasVatNumbers(country) ? shapes[country]?.[1] : undefined

/** As it is stored: capitals, no blanks, dots or dashes. */
export const plainVat = (number: string): string =>
  number
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s.-]/g, '')

/** Whether a VAT number has the form of its country. Nobody is asked whether it exists. */
export function vatFits(country: string, number: string): boolean {
  const shape = hasVatNumbers(country) ? shapes[country]?.[0] : undefined
  // Greece writes EL
  const letters = country === 'GR' ? 'EL' : country
  const plain = plainVat(number)
  return shape !== undefined && plain.startsWith(letters) && shape.test(plain.slice(2))
}

/** What is wrong with a VAT number, in both languages; undefined when it fits. */
export function vatProblem(country: string, number: string): Record<Locale, string> | undefined {
  if (vatFits(country, number)) return undefined
  const example = vatExample(country)
  if (!example)
    return {
      en: 'VAT numbers are for addresses in the EU. Leave this empty.',
      ja: 'VAT番号はEU加盟国の住所で使います。空欄にしてください。',
    }
  return {
    en: `Enter a VAT number for this country, for example ${example}.`,
    ja: `この国のVAT番号を ${example} のように入力してください。`,
  }
}
