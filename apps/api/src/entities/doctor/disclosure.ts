import type { Locale } from '../../context.ts'

export type Disclosure = { text: string; version: string }

/** Version of the disclosure that patients accept; raise it when the text changes. */
export const disclosureVersion = '2026-11-01'

const standard: Record<Locale, string> = {
  en: 'Your clinic earns a commission when you order through Officina. You are free to buy elsewhere; this does not affect your care.',
  ja: 'Officinaでのご注文により、クリニックは手数料を受け取ります。ほかで購入されても、診療に影響はありません。',
}

const none = {
  en: 'Your clinic earns nothing on this order.',
  ja: 'このご注文により、クリニックが手数料を受け取ることはありません。',
}

/** The doctor's own words on the clinic's financial interest, or the standard ones. */
export const disclosureOf = (own: string | null, locale: Locale): string =>
  own?.trim() || standard[locale]

/** What is said with an order about the clinic's interest, and the version that is kept with the order. */
export const orderDisclosure = (
  own: string | null,
  rateBp: number,
  locale: Locale,
): Disclosure => ({
  text: rateBp === 0 ? none[locale] : disclosureOf(own, locale),
  version: disclosureVersion,
})
