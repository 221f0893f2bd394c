import type { Locale } from './locale.ts'
import { plainCode } from './plainCode.ts'

/** What postal codes look like, with one that exists, by country (ISO 3166). */
const shapes: Record<string, [shape: RegExp, example: string]> = {
  AT: [/^\d{4}$/, '1010'],
  AU: [/^\d{4}$/, '2000'],
  BE: [/^\d{4}$/, '1000'],
  CA: [/^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z][ -]?\d[ABCEGHJ-NPRSTV-Z]\d$/i, 'K1A 0B1'],
  CH: [/^\d{4}$/, '8001'],
  CN: [/^\d{6}$/, '100000'],
  DE: [/^\d{5}$/, '10115'],
  DK: [/^\d{4}$/, '1050'],
  ES: [/^\d{5}$/, '28001'],
  FI: [/^\d{5}$/, '00100'],
  FR: [/^\d{5}$/, '75001'],
  GB: [/^(GIR ?0AA|[A-Z]{1,2}\d[A-Z\d]? ?\d[ABD-HJLNP-UW-Z]{2})$/i, 'SW1A 1AA'],
  IN: [/^[1-9]\d{5}$/, '110001'],
  IT: [/^\d{5}$/, '00118'],
  JP: [/^\d{3}-?\d{4}$/, '100-0001'],
  KR: [/^\d{5}$/, '03051'],
  NL: [/^[1-9]\d{3} ?[A-Z]{2}$/i, '1011 AB'],
  NO: [/^\d{4}$/, '0150'],
  NZ: [/^\d{4}$/, '6011'],
  SE: [/^\d{3} ?\d{2}$/, '111 22'],
  SG: [/^\d{6}$/, '018956'],
  TW: [/^\d{3}(\d{2,3})?$/, '100'],
  US: [/^\d{5}(-\d{4})?$/, '10001'],
}

const shapeOf = (country: string) => (Object.hasOwn(shapes, country) ? shapes[country] : undefined)

/** An example postal code of the country; undefined if its format is unknown. */
export const postalExample = (country: string): string | undefined => shapeOf(country)?.[1]

/** Whether a postal code has the shape of its country. Countries that we do not know take any. */
export const postalFits = (country: string, code: string): boolean =>
  shapeOf(country)?.[0].test(plainCode(code)) ?? true

/** What is wrong with a postal code, in both languages; undefined when it fits. */
export function postalProblem(country: string, code: string): Record<Locale, string> | undefined {
  if (postalFits(country, code)) return undefined
  const example = postalExample(country)
  return {
    en: `Enter a postal code for this country, for example ${example}.`,
    ja: `この国の郵便番号を ${example} のように入力してください。`,
  }
}
