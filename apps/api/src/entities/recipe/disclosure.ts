import type { Locale } from '../../context.ts'

/** Version of the disclosure that patients accept; raise it when the text changes. */
export const disclosureVersion = '2026-11-01'

const standard: Record<Locale, string> = {
  en: 'Your clinic earns a commission when you order through Officina. You are free to buy elsewhere; your care does not depend on it.',
  ja: 'Officinaでのご注文により、クリニックは手数料を受け取ります。ほかで購入されても、診療に影響はありません。',
}

/** The doctor's own words on the clinic's financial interest, or the standard ones. */
export const disclosureOf = (own: string | null, locale: Locale): string =>
  own?.trim() || standard[locale]
